import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Proposal } from '../../../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../../../engine/advisor/base/question.ts'
import type { PlanWrite } from '../../../../../engine/game/plan.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { takenOver } from '../../../../editing/offered-plan.ts'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { AdvicePanel } from '../../../advisor/AdvicePanel.tsx'
import { type AdvisorForm, goalOf, limitsOf } from '../../../advisor/advisor-form.ts'
import { LimitSentences } from '../../../advisor/LimitSentences.tsx'
import { useShownPlan } from '../../show/shown-plan.ts'

export function SuggestPanel() {
  const { plan, context, result } = useShownPlan()
  const materials = useQuery(gameQueries.materials())
  const [form, setForm] = useState<AdvisorForm>({})
  const [keepsBuildings, setKeepsBuildings] = useState(plan.buildings.length > 0)
  const { bonus, cx, rules, isPending } = context
  const { planetid, permits, corphq, cogc } = plan.planet
  const [shown, setShown] = useState<string>()
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
    <Stack gap={4}>
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
      <AdvicePanel
        question={question}
        form={{ ...form, planet: planetid, permits, hq: corphq || undefined, cogc }}
        shown={{ id: shown, show: setShown }}
        open={result}
        isBesideSave
        onTakeOver={takeOver}
      />
    </Stack>
  )
}

/** Automatic habitation is switched off first: it would choose others than those proposed. */
function useTakeOver() {
  const { plan, dispatch, autoHabitation } = useShownPlan()
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
