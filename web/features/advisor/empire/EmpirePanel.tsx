import { Suspense, useEffect, useState } from 'react'
import type { EmpireAnswer, EmpireProgress } from '../../../../engine/advisor/empire/answer.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { type BookPair, useBooks } from '../../../data/use-books.ts'
import { Select } from '../../../ui/field/Select.tsx'
import { BandBar } from '../../../ui/figure/BandBar.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Skeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { VolumeNote } from '../../cx/VolumeNote.tsx'
import { Problem } from '../../page/Problem.tsx'
import { AskLine } from '../AskLine.tsx'
import { ClashingLimits } from '../ClashingLimits.tsx'
import { isClosed } from '../proof-words.ts'
import { FoundAt, NotKept } from '../searches/FoundAt.tsx'
import { isReadyToUse, useResume, useToolSearch } from '../searches/use-tool-search.ts'
import { useScale } from '../use-scale.ts'
import { bookPairs } from './empire-deals.ts'
import { type EmpireUrlProps, SECONDS, secondsOf } from './empire-url.ts'
import {
  bestInWords,
  empireLimitInWords,
  gapInWords,
  leftOutInWords,
  runningInWords,
  withoutEmpire,
} from './empire-words.ts'
import { useEmpireQuestion } from './use-empire-question.ts'

const EmpireProposalView = lazyPart(() => import('./EmpireProposalView.tsx'), 'EmpireProposalView')

const NONE: readonly never[] = []
const TIMES = SECONDS.map((seconds) => ({
  value: String(seconds),
  label: seconds < 60 ? `${seconds} s` : formatCount(seconds / 60, 'minute'),
}))

/** Searches the best empire, and shows the best so far with how much more is possible at most. */
export function EmpirePanel({ url, onUrl }: EmpireUrlProps) {
  const [traded, setTraded] = useState<readonly BookPair[]>(NONE)
  const { books } = useBooks(url.market ? traded : NONE)
  const prices = useCxChoice(url.cx)
  const { question, missing, problem: unknown } = useEmpireQuestion(url, books)
  const secondsAtMost = secondsOf(url)
  useResume('empire', url, onUrl)
  const shown = { id: url.result, show: (result: string) => onUrl({ result }) }
  const asking = useToolSearch('empire', question && { question, secondsAtMost }, url, shown)
  const { search: found, kept, isRunning, isChanged } = asking
  const asked = found?.asked
  const soFar = found?.soFar
  const problem = found?.problem
  const last = found?.result
  const known = last && 'best' in last ? last : soFar
  const best = known?.best && known.best.bases.length > 0 ? known.best : undefined
  const usesNext = best !== undefined && isReadyToUse(asking)
  const markets = last && best?.markets
  // An empire shows which order books matter; the next search uses them.
  useEffect(() => {
    if (markets) setTraded(bookPairs(markets))
  }, [markets])
  const bound = known && Number.isFinite(known.bound) ? known.bound : undefined
  const scale = useScale(asked, bound ?? best?.totals.profit)
  return (
    <Stack gap={4}>
      <Row wrap justify="between">
        <AskLine
          label={asked ? 'Search again' : 'Find the best empire'}
          of={asking}
          isNext={!usesNext}
        >
          {isRunning
            ? runningInWords(soFar)
            : [
                missing ?? '',
                asked && !problem && endInWords(last, known, asked.secondsAtMost),
                isChanged && 'The question has changed since.',
              ]
                .filter(Boolean)
                .join(' ')}
        </AskLine>
        <Select
          label="Time to search"
          options={TIMES}
          value={String(secondsAtMost)}
          onValue={(chosen) => onUrl({ seconds: SECONDS.find((each) => String(each) === chosen) })}
        />
      </Row>
      {found && <VolumeNote prices={prices} />}
      <FoundAt search={found} />
      <Problem
        title="The advisor stopped"
        of={problem ? { problem, retry: asking.retry } : { problem: unknown }}
      />
      {!found && shown.id !== undefined && <NotKept id={shown.id} kept={kept} />}
      {best && (
        <BandBar
          label="The best empire earns"
          low={best.totals.profit}
          high={
            last && 'best' in last && isClosed(last)
              ? best.totals.profit
              : Math.max(bound ?? best.totals.profit, best.totals.profit)
          }
          most={scale}
          unit="$/day"
        />
      )}
      {last?.status === 'clash' && last.limits.length === 0 && (
        <EmptyState title="No empire keeps all of these limits">
          Which of them are in the way was not found out in the time given.
        </EmptyState>
      )}
      {last?.status === 'clash' && last.limits.length > 0 && asked && (
        <ClashingLimits
          limits={last.limits.map((limit) => empireLimitInWords(limit, asked.question))}
          alone="No empire on these planets can keep it:"
        />
      )}
      {last && last.status !== 'clash' && !best && (
        <EmptyState title={withoutEmpire(last).title}>{withoutEmpire(last).reason}</EmptyState>
      )}
      {best && asked && (
        <Suspense fallback={<Skeleton height={480} />}>
          <EmpireProposalView
            proposal={best}
            question={asked.question}
            worth={last && 'worth' in last ? last.worth : undefined}
            isRunning={isRunning}
            usesNext={usesNext}
            url={url}
            onUrl={onUrl}
          />
        </Suspense>
      )}
      {!asked && shown.id === undefined && (
        <EmptyState title="No empire yet">
          Say how many permits there are, which planets and what limits, and search: all bases are
          chosen together, share what the exchange takes and supply each other.
        </EmptyState>
      )}
    </Stack>
  )
}

function endInWords(
  answer: EmpireAnswer | undefined,
  known: EmpireProgress | undefined,
  seconds: number,
): string {
  if (answer?.status === 'clash' || answer?.status === 'nothingFound') return ''
  if (!known?.best || known.best.bases.length === 0) {
    return answer ? '' : 'Ended before an empire was found.'
  }
  if (!answer) return `Best so far. ${gapInWords(known)}`
  return [
    isClosed(answer) ? bestInWords(answer.scope) : `Best found within ${seconds} s.`,
    isClosed(answer) ? '' : gapInWords(known),
    leftOutInWords(answer.scope),
  ]
    .filter(Boolean)
    .join(' ')
}
