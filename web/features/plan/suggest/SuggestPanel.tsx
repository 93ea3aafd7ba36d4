import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { AdvisorQuestion } from '../../../../engine/advisor/question.ts'
import type { PlanWrite } from '../../../../engine/model/plan.ts'
import type { Proposal } from '../../../../workers/advisor/advise.ts'
import { AdvicePanel } from '../../../advising/AdvicePanel.tsx'
import { type AdvisorForm, goalOf, limitsOf } from '../../../advising/advisor-form.ts'
import { LimitSentences } from '../../../advising/LimitSentences.tsx'
import { gameQueries } from '../../../economy/game-queries.ts'
import { takenOver } from '../../../editing/offered-plan.ts'
import { usePlanEditor } from '../../../planner/plan-editor.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import styles from './SuggestPanel.module.css'

/** The best base for the site of the open plan, from nothing or around what the plan has already. */
export function SuggestPanel() {
  const { plan, context, result } = usePlanEditor()
  const materials = useQuery(gameQueries.materials())
  const [form, setForm] = useState<AdvisorForm>({})
  const [keepsBuildings, setKeepsBuildings] = useState(plan.buildings.length > 0)
  const { bonus, cx, rules, isPending } = context
  const question = useMemo<AdvisorQuestion | undefined>(
    () =>
      isPending
        ? undefined
        : {
            site: { ...siteOf(plan, form), empire: bonus, rules },
            cx: cx?.cx_data ?? null,
            limits: limitsOf(form, keepsBuildings ? standingOf(plan) : undefined),
            goal: goalOf(form),
          },
    [plan, form, keepsBuildings, bonus, cx, rules, isPending],
  )
  const takeOver = useTakeOver()
  return (
    <div className={styles.panel}>
      <Checkbox
        label="Keep the buildings of this plan"
        checked={keepsBuildings}
        onChecked={setKeepsBuildings}
      />
      <LimitSentences
        form={form}
        onForm={(change) => setForm((last) => ({ ...last, ...change }))}
        materials={materials.data ?? []}
        givenExperts="the plan’s experts"
      />
      <AdvicePanel question={question} open={result} onTakeOver={takeOver} />
    </div>
  )
}

/** Automatic habitations end first: they would be others than those that were proposed. */
function useTakeOver() {
  const { plan, dispatch, autoHabitation } = usePlanEditor()
  const [taken, setTaken] = useState<Proposal>()
  useEffect(() => {
    if (!taken || autoHabitation.isOn) return
    setTaken(undefined)
    dispatch(takenOver(plan, taken.plan))
  }, [taken, plan, dispatch, autoHabitation])
  return (proposal: Proposal) => {
    if (autoHabitation.isOn) autoHabitation.set(false)
    setTaken(proposal)
  }
}

function siteOf({ planet }: PlanWrite, { experts }: AdvisorForm) {
  const { planetid: planetNaturalId, permits, corphq, cogc, workforce: luxuries } = planet
  const given = Object.fromEntries(planet.experts.map(({ type, amount }) => [type, amount]))
  return {
    planetNaturalId,
    permits,
    corphq,
    cogc,
    luxuries,
    experts: experts === 'choose' ? ('choose' as const) : given,
  }
}

const standingOf = ({ buildings, infrastructure }: PlanWrite) => ({
  buildings: buildings.map(({ name, amount }) => ({ ticker: name, amount })),
  infrastructure: Object.fromEntries(
    infrastructure.map(({ building, amount }) => [building, amount]),
  ),
})
