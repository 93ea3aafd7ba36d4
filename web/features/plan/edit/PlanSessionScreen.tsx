import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Planet } from '../../../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import { habitationsIn, setHabitations } from '../../../../engine/plan/edit.ts'
import type { PlanEdit } from '../../../../engine/plan/editing/plan-edit.ts'
import type { HabitationGoal } from '../../../../engine/plan/habitation/habitation.ts'
import { useActiveContext } from '../../../data/active-context.ts'
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx'
import { LeaveDialog } from '../../../editing/LeaveDialog.tsx'
import { useOfferedPlan } from '../../../editing/offered-plan.ts'
import { UnsavedNotice } from '../../../editing/UnsavedNotice.tsx'
import { type OpenedPlan, usePlanEditing } from '../../../editing/use-plan-editing.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { ContextNotice } from '../../page/ContextNotice.tsx'
import { PlanWorkspace } from '../show/PlanWorkspace.tsx'
import type { ShownPlan } from '../show/shown-plan.ts'
import { useFirstRecipes } from '../show/use-first-recipes.ts'
import { usePlanFigures } from '../show/use-plan-figures.ts'
import { PlanHeader } from './PlanHeader.tsx'
import { useAutoHabitation, useBestHabitations } from './use-auto-habitation.ts'
import { useSaveOutcome } from './use-save-outcome.ts'

const FirstSaveDialog = lazyPart(() => import('./SaveAsDialog.tsx'), 'FirstSaveDialog')

const NEEDS_NAME = 'A plan needs a name before it can be saved.'
const refuse = ({ name }: PlanWrite) => (name.trim() === '' ? NEEDS_NAME : undefined)

interface Opening {
  opened: OpenedPlan
  planet: Planet
}

/** One plan from opening to leaving. What no edit changes is read here. */
export function PlanSessionScreen({
  opened,
  planet,
  cxUuid,
}: Opening & { cxUuid: string | undefined }) {
  const planUuid = 'blank' in opened ? undefined : opened.plan.uuid
  const auto = useAutoHabitation(planUuid)
  const [asksName, setAsksName] = useState(false)
  const onOutcome = useSaveOutcome(auto.keepFor, () => setAsksName(true))
  return (
    <EditedPlan
      opened={opened}
      planUuid={planUuid}
      planet={planet}
      cxUuid={cxUuid}
      firstRecipes={useFirstRecipes(planet)}
      auto={auto}
      onOutcome={onOutcome}
    >
      {asksName && (
        <Suspense>
          <FirstSaveDialog onClose={() => setAsksName(false)} />
        </Suspense>
      )}
    </EditedPlan>
  )
}

function EditedPlan({
  opened,
  planUuid,
  planet,
  cxUuid,
  firstRecipes,
  auto,
  onOutcome,
  children,
}: Opening & {
  planUuid: string | undefined
  cxUuid: string | undefined
  firstRecipes: ShownPlan['firstRecipes']
  auto: ReturnType<typeof useAutoHabitation>
  onOutcome: ReturnType<typeof useSaveOutcome>
  children: ReactNode
}) {
  // Its figures need the session, so it is known after it.
  const withHomes = useRef<(plan: PlanWrite) => Promise<PlanWrite>>(undefined)
  const session = usePlanEditing(opened, {
    refuse,
    written: async (plan) => (await withHomes.current?.(plan)) ?? plan,
    onOutcome,
  })
  const { state, present } = session
  const empireUuid = state.empire_uuid ?? null
  const context = useActiveContext({ planUuid, empireUuid, cxUuid })
  const follows = auto.isOn && session.isDirty && session.canUndo
  const figures = usePlanFigures(state, context, follows)
  const findHabitations = useBestHabitations(context)
  useEffect(() => {
    withHomes.current = async (plan) => {
      if (!auto.isOn) return plan
      if (plan === state && !figures.isStale) return figures.plan
      return setHabitations(plan, await findHabitations(plan, 'auto'))
    }
  })
  useCommitOnLeave(session.commit)

  const toast = useToast()
  const perform = session.dispatch
  const dispatch = useCallback(
    (edit: PlanEdit) => {
      const why = perform(edit)
      if (why !== undefined) toast.error(why)
      return why
    },
    [perform, toast],
  )
  useOfferedPlan(planet.PlanetNaturalId, auto, present, dispatch)
  const { isOn, set } = auto
  const { writtenPresent } = session
  const autoHabitation = useMemo(() => {
    async function optimise(goal: HabitationGoal) {
      dispatch({ kind: 'habitations', amounts: await findHabitations(present(), goal) })
    }
    /** The habitations shown become the plan's own. */
    async function keep() {
      const { infrastructure } = await writtenPresent()
      dispatch({ kind: 'habitations', amounts: habitationsIn(infrastructure) })
    }
    return {
      isOn,
      optimise: (goal: HabitationGoal) => void optimise(goal),
      // A step of its own.
      set: (on: boolean) => (on ? optimise('auto') : keep()).finally(() => set(on)),
    }
  }, [isOn, set, findHabitations, present, writtenPresent, dispatch])
  return (
    <>
      <PlanWorkspace
        figures={figures}
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
        <UnsavedNotice what="plan" form={session} />
        {children}
      </PlanWorkspace>
      <LeaveDialog dirty={session.isDirty} what="this plan" save={session.save} />
      <ConflictDialog
        differences={session.conflict?.differences}
        what="this plan"
        onResolve={(theirs) => void session.resolveConflict(theirs)}
        onClose={session.closeConflict}
      />
    </>
  )
}

/** Leaving a field ends its step, so that typing there later is a new step. */
function useCommitOnLeave(commit: () => void): void {
  useEffect(() => {
    document.addEventListener('focusout', commit)
    return () => document.removeEventListener('focusout', commit)
  }, [commit])
}
