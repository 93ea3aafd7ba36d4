import type { PlanetQuestion } from '../../../../engine/advisor/planets/planet-question.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import type { PlanData } from '../../../../engine/game/plan.ts'
import { usePlanResult } from '../../../data/calls.ts'
import { Spinner } from '../../../ui/layout/Spinner.tsx'
import { Problem } from '../../page/Problem.tsx'
import styles from '../ProposalCard.module.css'
import { ProposalCard } from '../ProposalCard.tsx'
import { useOpenPlan } from '../use-open-plan.ts'
import type { PlanetRow } from './planet-rows.ts'

const SHOWN = 20

export function PlanetDetail({
  plan,
  profit,
  alike,
  question,
}: {
  plan: PlanData
  /** $ a day, after freight. */
  profit: number
  alike: PlanetRow['alike']
  question: PlanetQuestion
}) {
  const openPlan = useOpenPlan()
  const { site, cx, limits, goal } = question
  const { planetid: planetNaturalId, cogc } = plan.planet
  const { value, isStale, problem, retry } = usePlanResult({
    plan,
    cx,
    empire: site.empire,
    rules: site.rules,
  })
  if (problem) {
    return <Problem title="This base could not be calculated" of={{ problem, retry }} />
  }
  if (!value || isStale) return <Spinner label="Calculating the base" />
  return (
    <div className={styles.detail}>
      <ProposalCard
        proposal={{ plan, result: value }}
        question={{ cx, limits, goal, site: { ...site, planetNaturalId, cogc } }}
        open={undefined}
        freight={question.freight ? value.profit - profit : 0}
        action="Open as a new plan"
        onTakeOver={() => openPlan(plan, question.cxUuid)}
      />
      {alike.length > 0 && (
        <p>
          Equally good: {alike.slice(0, SHOWN).map(placeInWords).join(', ')}
          {alike.length > SHOWN && ` and ${alike.length - SHOWN} more`}.
        </p>
      )}
    </div>
  )
}

const placeInWords = ({ title, jumps }: PlanetRow['alike'][number]) =>
  jumps === undefined ? title : `${title} (${formatCount(jumps, 'jump')})`
