import { useTarget } from '../../data/use-target.ts'
import { problemText } from '../../parts/problem-text.ts'
import { BandBar } from '../../ui/BandBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { formatPercent } from '../../ui/format.ts'
import { Stack } from '../../ui/Stack.tsx'
import { AskLine, useAsked } from '../AskLine.tsx'
import { ClashPanel } from '../ClashPanel.tsx'
import { targetLimitInWords } from '../limit-words.ts'
import type { SectionProps } from '../section.ts'
import { TargetForm } from './TargetForm.tsx'
import { TargetPlan } from './TargetPlan.tsx'
import { useTargetQuestion } from './use-target-question.ts'

const SECONDS_AT_MOST = 60

/** So much of a material a day, or a whole gateway end: the cheapest bases on the chosen planets, with what is bought. */
export function TargetSection({ search, onSearch }: SectionProps) {
  const { question, problem: missing } = useTargetQuestion(search)
  const { asked, isChanged, ask } = useAsked(question)
  const { value, soFar, isRunning, isStale, problem, cancel, retry } = useTarget(
    asked && { question: asked, secondsAtMost: SECONDS_AT_MOST },
  )
  const answer = isRunning || isStale ? undefined : value
  const known = answer && 'best' in answer ? answer : soFar
  const status = () => {
    if (!asked) return ''
    const changed = isChanged ? ' The target has changed since.' : ''
    if (isRunning) return known?.best ? 'Looking for a cheaper way …' : 'Looking …'
    if (answer?.status === 'proved') return `Proved: no other way is cheaper.${changed}`
    if (answer?.status === 'impossible') return changed
    if (known?.best && Number.isFinite(known.gap))
      return `Cheapest so far, at most ${formatPercent(known.gap, 1)} above the least.${changed}`
    return `Ended before an answer.${changed}`
  }
  return (
    <Stack gap={4}>
      <TargetForm search={search} onSearch={onSearch} />
      <AskLine
        label="Find the cheapest way"
        canAsk={question !== undefined}
        isRunning={isRunning}
        onAsk={() => ask(retry)}
        onCancel={cancel}
      >
        {status()}
      </AskLine>
      <p className="quiet">
        Of the limits beside it these count: what may be bought, and the expertises. Surplus is not
        sold.
      </p>
      {(problem ?? missing) && (
        <ErrorPanel title="No answer" onRetry={problem ? retry : undefined}>
          {problemText((problem ?? missing)!)}
        </ErrorPanel>
      )}
      {known?.best && Number.isFinite(known.bound) && (
        <BandBar
          label="It costs"
          low={answer?.status === 'proved' ? known.best.cost.total : Math.max(0, known.bound)}
          high={known.best.cost.total}
          most={Math.max(1, known.best.cost.total)}
          unit="$/day"
        />
      )}
      {answer?.status === 'impossible' && asked && (
        <EmptyState title="It cannot be had">
          {asked.name}: it can neither be made on these planets nor bought.
          {answer.limits.length === 0 && ' More permits or other planets may help.'}
        </EmptyState>
      )}
      {answer?.status === 'impossible' && asked && answer.limits.length > 0 && (
        <ClashPanel
          limits={answer.limits.map((limit) => targetLimitInWords(limit, asked.limits))}
          alone="With it, it cannot be had on these planets with these permits:"
        />
      )}
      {known?.best && asked && <TargetPlan proposal={known.best} question={asked} />}
      {!asked && (
        <EmptyState title="No target yet">
          Choose a material and how much of it a day, or a gateway, and the planets on which it may
          be made.
        </EmptyState>
      )}
    </Stack>
  )
}
