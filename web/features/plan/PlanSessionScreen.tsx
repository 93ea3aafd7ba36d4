import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { PlanEdit } from '../../../engine/editing/plan-edit.ts'
import type { HabitationGoal } from '../../../engine/habitation.ts'
import type { Planet } from '../../../engine/model/gamedata.ts'
import type { PlanWrite } from '../../../engine/model/plan.ts'
import { writtenForm } from '../../../engine/plan/stored.ts'
import { type ActiveContext, useActiveContext } from '../../economy/active-context.ts'
import { ConflictDialog } from '../../editing/ConflictDialog.tsx'
import { useOfferedPlan } from '../../editing/offered-plan.ts'
import { type OpenedPlan, usePlanEditing } from '../../editing/use-plan-editing.ts'
import { ContextNotice } from '../../parts/ContextNotice.tsx'
import { LeaveDialog } from '../../parts/LeaveDialog.tsx'
import { PlanWorkspace } from '../../planner/PlanWorkspace.tsx'
import type { PlanEditor } from '../../planner/plan-editor.ts'
import { useFirstRecipes } from '../../planner/use-first-recipes.ts'
import { useToast } from '../../ui/Toast.tsx'
import { useAutoHabitation, useBestHabitations } from './hooks/useAutoHabitation.ts'
import { useCommitOnLeave } from './hooks/useCommitOnLeave.ts'
import { useSaveOutcome } from './hooks/useSaveOutcome.ts'
import { DraftNotice } from './parts/DraftNotice.tsx'
import { PlanHeader } from './parts/PlanHeader.tsx'

const NEEDS_NAME = 'A plan needs a name before it can be saved.'
const refuse = ({ name }: PlanWrite) => (name.trim() === '' ? NEEDS_NAME : undefined)

interface Opening {
  opened: OpenedPlan
  planet: Planet
}

/** One plan from opening to leaving. What surrounds it is read here, because an edit need not ask for it again. */
export function PlanSessionScreen({ opened, planet }: Opening) {
  const planUuid = 'blank' in opened ? undefined : opened.plan.uuid
  // Follows the session: the context is needed to begin it.
  const [empireUuid, setEmpireUuid] = useState(() => empireOf(opened))
  const context = useActiveContext({ planUuid, empireUuid })
  const firstRecipes = useFirstRecipes(planet)
  const auto = useAutoHabitation(planUuid, context)
  const best = useBestHabitations(context)
  const onOutcome = useSaveOutcome(context, planUuid, auto.keepFor)
  return (
    <EditedPlan
      opened={opened}
      planUuid={planUuid}
      planet={planet}
      context={context}
      firstRecipes={firstRecipes}
      auto={auto}
      best={best}
      onOutcome={onOutcome}
      onEmpire={setEmpireUuid}
    />
  )
}

const empireOf = (opened: OpenedPlan): string | null =>
  ('blank' in opened ? opened.blank : writtenForm(opened.plan)).empire_uuid ?? null

/** The plan as it is edited. */
function EditedPlan({
  opened,
  planUuid,
  planet,
  context,
  firstRecipes,
  auto,
  best,
  onOutcome,
  onEmpire,
}: Opening & {
  planUuid: string | undefined
  context: ActiveContext
  firstRecipes: PlanEditor['firstRecipes']
  auto: ReturnType<typeof useAutoHabitation>
  best: ReturnType<typeof useBestHabitations>
  onOutcome: ReturnType<typeof useSaveOutcome>
  onEmpire: (uuid: string | null) => void
}) {
  const derive = useCallback(
    (plan: PlanWrite, signal: AbortSignal) => best.find(plan, 'auto', signal),
    [best],
  )
  const session = usePlanEditing(opened, {
    derive: auto.isOn ? derive : undefined,
    deriveAtOnce: auto.isOn ? best.atOnce : undefined,
    saving: { refuse, onOutcome },
  })
  const chosen = session.state.empire_uuid ?? null
  // Before the paint, so that no figure is shown under the empire of before.
  useLayoutEffect(() => onEmpire(chosen), [onEmpire, chosen])

  useCommitOnLeave(session.commit)

  const toast = useToast()
  const perform = session.dispatch
  const dispatch = useCallback(
    (edit: PlanEdit, followUps?: readonly PlanEdit[]) => {
      const why = perform(edit, followUps)
      if (why !== undefined) toast.error(why)
      return why
    },
    [perform, toast],
  )
  const { isOn, set } = auto
  const { present } = session
  useOfferedPlan(planet.PlanetNaturalId, auto, present, dispatch)
  const autoHabitation = useMemo(() => {
    const house = (goal: HabitationGoal) =>
      void best.find(present(), goal).then((edit) => edit && dispatch(edit))
    return {
      isOn,
      optimise: house,
      set(on: boolean) {
        set(on)
        if (on) house('auto')
      },
    }
  }, [isOn, set, best, present, dispatch])
  return (
    <>
      <PlanWorkspace
        plan={session.state}
        saved={session.saved}
        planUuid={planUuid ?? null}
        planet={planet}
        context={context}
        firstRecipes={firstRecipes}
        dispatch={dispatch}
        autoHabitation={autoHabitation}
        session={session}
      >
        <PlanHeader />
        <ContextNotice />
        <DraftNotice session={session} />
      </PlanWorkspace>
      <LeaveDialog dirty={session.isDirty} what="this plan" />
      <ConflictDialog
        differences={session.conflict?.differences}
        what="this plan"
        onResolve={(theirs) => void session.resolveConflict(theirs)}
        onClose={session.closeConflict}
      />
    </>
  )
}
