import type { Advice } from '../../../engine/advisor/base/advice.ts'
import type { Proposal } from '../../../engine/advisor/base/proposal.ts'
import { isEmptyBase } from '../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import { formatMoney } from '../../../engine/game/number-format.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { BandBar } from '../../ui/figure/BandBar.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { VolumeNote } from '../cx/VolumeNote.tsx'
import { PagePicture } from '../page/help/PagePicture.tsx'
import { Problem } from '../page/Problem.tsx'
import { AskLine } from './AskLine.tsx'
import { GOAL_UNITS, SECONDS_AT_MOST } from './advisor-form.ts'
import type { AdvisorUrl } from './advisor-url.ts'
import { ClashingLimits } from './ClashingLimits.tsx'
import { limitInWords } from './limit-words.ts'
import { ProposalCard } from './ProposalCard.tsx'
import { isClosed, noBaseInWords, proofInWords } from './proof-words.ts'
import { FoundAt, NotKept } from './searches/FoundAt.tsx'
import { isReadyToUse, type ShownResult, useToolSearch } from './searches/use-tool-search.ts'
import type { SectionProps } from './section.ts'
import { useOpenPlan } from './use-open-plan.ts'
import { useScale } from './use-scale.ts'
import { WorthPanel } from './WorthPanel.tsx'

export function AdvicePanel({
  question,
  form,
  shown,
  open,
  isBesideSave = false,
  onTakeOver,
}: {
  /** Undefined until everything it needs is loaded. */
  question: AdvisorQuestion | undefined
  form: AdvisorUrl
  shown: ShownResult
  open?: PlanResult | undefined
  /** In the plan editor, where Save is the primary button. */
  isBesideSave?: boolean
  onTakeOver: (proposal: Proposal, asked: AdvisorQuestion) => void
}) {
  const asking = useToolSearch(
    'base',
    question && { question, secondsAtMost: SECONDS_AT_MOST },
    form,
    shown,
  )
  const { search, kept, isRunning, isChanged } = asking
  const asked = search?.asked.question
  const soFar = search?.soFar
  const advice = search?.result
  const answered = advice && 'best' in advice ? advice : undefined
  const known = answered ?? soFar
  // A base without buildings is no proposal: it would only cost its core module.
  const best = known?.best && !isEmptyBase(known.best.plan) ? known.best : undefined
  const usesNext = best !== undefined && isReadyToUse(asking)
  const unit = GOAL_UNITS[asked?.goal.kind ?? 'profit']
  const scale = useScale(asked, known?.bound)

  return (
    <Stack gap={4}>
      <AskLine
        label={asked ? 'Suggest again' : 'Suggest a base'}
        of={asking}
        isNext={!isBesideSave && !usesNext}
      >
        {statusWords({
          asked,
          isRunning,
          isChanged,
          advice,
          best,
          unit,
        })}
      </AskLine>
      {search && question && (
        <VolumeNote
          prices={{ cx: question.cx, rules: question.site.rules, isPending: false }}
          planet={question.site.planetNaturalId}
        />
      )}
      <FoundAt search={search} />
      <Problem title="The advisor stopped" of={{ problem: search?.problem, retry: asking.retry }} />
      {!search && shown.id !== undefined && <NotKept id={shown.id} kept={kept} />}
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
        <ClashingLimits
          limits={advice.limits.map((limit) => limitInWords(limit, asked.limits))}
          alone="No base on this planet with these permits can keep it:"
        />
      )}
      {best && asked && (
        <ProposalCard
          proposal={best}
          question={asked}
          open={open}
          isNext={!isBesideSave && usesNext}
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
      {best && answered?.worth && asked && (
        <WorthPanel worth={answered.worth} unit={unit} asked={asked} best={best} />
      )}
      {!asked && shown.id === undefined && (
        <>
          <EmptyState title="No base suggested yet">
            Set the limits you want to keep, then ask for the base that earns most within them. An
            answer looks like this:
          </EmptyState>
          <PagePicture
            name="advisor"
            words="An answer of the advisor: the base and what it earns."
          />
        </>
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
  unit,
}: {
  asked: AdvisorQuestion | undefined
  isRunning: boolean
  isChanged: boolean
  advice: Advice | undefined
  best: Proposal | undefined
  unit: string
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
  const words = best ? proofInWords(advice, SECONDS_AT_MOST) : noBaseInWords(advice, unit)
  return `${words}${changed}`
}

export function BaseSection({ question, url, resultOf }: SectionProps) {
  const openPlan = useOpenPlan()
  return (
    <AdvicePanel
      question={question}
      form={url}
      shown={resultOf('base')}
      onTakeOver={({ plan }, { cxUuid }) => openPlan(plan, cxUuid)}
    />
  )
}
