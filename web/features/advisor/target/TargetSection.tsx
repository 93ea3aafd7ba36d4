import { useState } from 'react'
import type { TargetLimits, TargetQuestion } from '../../../../engine/advisor/target/request.ts'
import { useTarget } from '../../../economy/use-target.ts'
import { problemText } from '../../../parts/problem-text.ts'
import { BandBar } from '../../../ui/BandBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { formatPercent } from '../../../ui/format.ts'
import type { SectionProps } from '../section.ts'
import styles from './Target.module.css'
import { TargetForm } from './TargetForm.tsx'
import { TargetPlan } from './TargetPlan.tsx'
import { useTargetQuestion } from './use-target-question.ts'

const SECONDS_AT_MOST = 60

const LIMIT: Record<keyof TargetLimits, string> = {
  buyShare: 'buy more of what the exchange trades',
  neverBuy: 'buy what is not to be bought',
  expertises: 'allow buildings of other expertises',
  mostBases: 'allow more bases',
}

/** So much of a material a day: the cheapest bases on the chosen planets, with what is bought. */
export function TargetSection({ search, onSearch }: SectionProps) {
  const { question, problem: missing } = useTargetQuestion(search)
  const [asked, setAsked] = useState<TargetQuestion>()
  const { value, soFar, isRunning, isStale, problem, cancel, retry } = useTarget(
    asked && { question: asked, secondsAtMost: SECONDS_AT_MOST },
  )
  const answer = isRunning || isStale ? undefined : value
  const known = answer && 'best' in answer ? answer : soFar
  const isChanged = asked !== undefined && JSON.stringify(asked) !== JSON.stringify(question)
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
    <div className={styles.section}>
      <TargetForm search={search} onSearch={onSearch} />
      <div className={styles.line}>
        <Button
          variant="primary"
          aria-disabled={!question}
          busy={isRunning}
          onClick={() => {
            setAsked(question)
            if (asked !== undefined && !isChanged) retry()
          }}
        >
          Find the cheapest way
        </Button>
        {isRunning && <Button onClick={cancel}>Cancel</Button>}
        <span role="status" className={styles.note}>
          {status()}
        </span>
      </div>
      <p className={styles.note}>
        Of the limits beside it these count: what may be bought, and the expertises. What the bases
        leave over earns nothing here.
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
          {asked.perDay} {asked.ticker} a day can neither be made on these planets nor bought.{' '}
          {answer.helps.length > 0
            ? `Any one of these would allow it: ${answer.helps.map((field) => LIMIT[field]).join('; ')}.`
            : 'More permits or other planets may help.'}
        </EmptyState>
      )}
      {known?.best && asked && <TargetPlan proposal={known.best} question={asked} />}
      {!asked && (
        <EmptyState title="No target yet">
          Choose a material, how much of it a day, and the planets on which it may be made.
        </EmptyState>
      )}
    </div>
  )
}
