import { BandBar } from '../../../ui/figure/BandBar.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Problem } from '../../page/Problem.tsx'
import { AskLine } from '../AskLine.tsx'
import { SECONDS_AT_MOST } from '../advisor-form.ts'
import { ClashingLimits } from '../ClashingLimits.tsx'
import { targetLimitInWords } from '../limit-words.ts'
import { isClosed, leastInWords } from '../proof-words.ts'
import { FoundAt, NotKept } from '../searches/FoundAt.tsx'
import { isReadyToUse, useToolSearch } from '../searches/use-tool-search.ts'
import type { SectionProps } from '../section.ts'
import { TargetForm } from './TargetForm.tsx'
import { TargetPlan } from './TargetPlan.tsx'
import { useTargetQuestion } from './use-target-question.ts'

/** Finds the cheapest bases on the chosen planets that make an amount of a material a day, or one end of a gateway. */
export function TargetSection({ url, onUrl, resultOf }: SectionProps) {
  const { question, problem: missing } = useTargetQuestion(url)
  const shown = resultOf('target')
  const asking = useToolSearch(
    'target',
    question && { question, secondsAtMost: SECONDS_AT_MOST },
    url,
    shown,
  )
  const { search: found, kept, isRunning, isChanged } = asking
  const asked = found?.asked.question
  const problem = found?.problem
  const last = found?.result
  const known = last && 'best' in last ? last : found?.soFar
  const usesNext = (known?.best?.bases.length ?? 0) > 0 && isReadyToUse(asking)
  const status = () => {
    if (!asked) return ''
    const changed = isChanged ? ' The target has changed since.' : ''
    if (isRunning) return known?.best ? 'Looking for a cheaper way …' : 'Looking …'
    if (last?.status === 'impossible') return changed
    if (last && 'best' in last) return `${leastInWords(last, SECONDS_AT_MOST)}${changed}`
    if (last) return `No way was found within ${SECONDS_AT_MOST} s. There may be one.${changed}`
    return `Ended before an answer.${changed}`
  }
  return (
    <Stack gap={4}>
      <TargetForm url={url} onUrl={onUrl} />
      <AskLine label="Find the cheapest way" of={asking} isNext={!usesNext}>
        {status()}
      </AskLine>
      <p className="quiet">Only purchase and expertise limits apply. Surplus is not sold.</p>
      <FoundAt search={found} />
      <Problem
        title="No answer"
        of={problem ? { problem, retry: asking.retry } : { problem: missing }}
      />
      {!found && shown.id !== undefined && <NotKept id={shown.id} kept={kept} />}
      {known?.best && Number.isFinite(known.bound) && (
        <BandBar
          label="It costs"
          low={
            last && 'best' in last && isClosed(last)
              ? known.best.cost.total
              : Math.max(0, known.bound)
          }
          high={known.best.cost.total}
          most={Math.max(1, known.best.cost.total)}
          unit="$/day"
        />
      )}
      {last?.status === 'impossible' && asked && (
        <EmptyState title="It cannot be had">
          {asked.name}: it can neither be made on these planets nor bought.
          {last.limits.length === 0 && ' More permits or other planets may help.'}
        </EmptyState>
      )}
      {last?.status === 'impossible' && asked && last.limits.length > 0 && (
        <ClashingLimits
          limits={last.limits.map((limit) => targetLimitInWords(limit, asked.limits))}
          alone="With it, it cannot be had on these planets with these permits:"
        />
      )}
      {known?.best && asked && (
        <TargetPlan proposal={known.best} question={asked} usesNext={usesNext} />
      )}
      {!asked && shown.id === undefined && (
        <EmptyState title="No target yet">
          Choose a material and how much of it a day, or a gateway, and the planets on which it may
          be made.
        </EmptyState>
      )}
    </Stack>
  )
}
