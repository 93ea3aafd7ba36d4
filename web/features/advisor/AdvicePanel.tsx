import { useEffect } from 'react'
import type { Advice } from '../../../engine/advisor/advice.ts'
import type { Proposal } from '../../../engine/advisor/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/question.ts'
import { formatMoney } from '../../../engine/game/number-format.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { useAdvice } from '../../data/advisor-calls.ts'
import { BandBar } from '../../ui/figure/BandBar.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Problem } from '../page/Problem.tsx'
import { AskLine, useAsked } from './AskLine.tsx'
import { GOAL_UNITS, SECONDS_AT_MOST } from './advisor-form.ts'
import { ClashPanel } from './ClashPanel.tsx'
import { limitInWords } from './limit-words.ts'
import { ProposalCard } from './ProposalCard.tsx'
import { isClosed, proofInWords } from './proof-words.ts'
import { proposedBase } from './proposed-base.ts'
import { useScale } from './use-scale.ts'
import { WorthPanel } from './WorthPanel.tsx'

export function AdvicePanel({
  question,
  open,
  onTakeOver,
}: {
  /** Undefined until everything that it takes is known. */
  question: AdvisorQuestion | undefined
  open?: PlanResult | undefined
  onTakeOver: (proposal: Proposal, asked: AdvisorQuestion) => void
}) {
  const asking = useAsked(question)
  const { asked, isChanged } = asking
  const answer = useAdvice(asked && { question: asked, secondsAtMost: SECONDS_AT_MOST })
  const { value, soFar, isRunning, isStale } = answer
  const advice = isRunning || isStale ? undefined : value
  const answered = advice && 'best' in advice ? advice : undefined
  const known = answered ?? soFar
  const best = known?.best
  const unit = GOAL_UNITS[asked?.goal.kind ?? 'profit']
  const scale = useScale(asked, known?.bound)
  useEffect(() => {
    if (best && asked) proposedBase.set({ plan: best.plan, question: asked })
  }, [best, asked])

  return (
    <Stack gap={4}>
      <AskLine label={asked ? 'Suggest again' : 'Suggest a base'} asking={asking} answer={answer}>
        {statusWords({
          asked,
          isRunning,
          isChanged,
          advice,
          best,
        })}
      </AskLine>
      <Problem title="The advisor stopped" of={answer} />
      {best && known && Number.isFinite(known.bound) && (
        <BandBar
          label="The best base earns"
          low={best.goal}
          high={answered && isClosed(answered) ? best.goal : Math.max(known.bound, best.goal)}
          most={scale}
          unit={unit}
        />
      )}
      {advice?.status === 'clash' && asked && (
        <ClashPanel
          limits={advice.limits.map((limit) => limitInWords(limit, asked.limits))}
          alone="No base on this planet with these permits can keep it:"
        />
      )}
      {best && asked && (
        <ProposalCard
          proposal={best}
          question={asked}
          open={open}
          onTakeOver={() => onTakeOver(best, asked)}
        />
      )}
      {soFar && soFar.answers.length > 1 && (
        <details className="muted">
          <summary>{soFar.answers.length - 1} earlier bases</summary>
          <ol>
            {soFar.answers.slice(0, -1).map(({ goal, plan }) => (
              <li key={goal}>
                {formatMoney(goal)} {unit}:{' '}
                {plan.buildings.map(({ name, amount }) => `${amount} ${name}`).join(', ') ||
                  'nothing'}
              </li>
            ))}
          </ol>
        </details>
      )}
      {answered?.worth && asked && (
        <WorthPanel worth={answered.worth} unit={unit} asked={asked} best={answered.best} />
      )}
      {!asked && (
        <EmptyState title="No base suggested yet">
          Set the limits you want to keep, then ask for the base that earns most within them.
        </EmptyState>
      )}
    </Stack>
  )
}

function statusWords({
  asked,
  isRunning,
  isChanged,
  advice,
  best,
}: {
  asked: AdvisorQuestion | undefined
  isRunning: boolean
  isChanged: boolean
  advice: Advice | undefined
  best: Proposal | undefined
}): string {
  if (!asked) return ''
  const changed = isChanged ? ' The limits have changed since.' : ''
  if (isRunning) return best ? 'Looking for a better one …' : 'Looking …'
  if (!advice)
    return `${best ? 'Best so far. A better one may exist.' : 'Ended before an answer.'}${changed}`
  if (advice.status === 'nothingFound') {
    return `No base was found within ${SECONDS_AT_MOST} s. There may be one.${changed}`
  }
  if (advice.status === 'clash') return changed
  return `${proofInWords(advice, SECONDS_AT_MOST)}${changed}`
}
