import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Planet } from '../../../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import type { PlanEdit } from '../../../../engine/plan/editing/plan-edit.ts'
import type { HabitationGoal } from '../../../../engine/plan/habitation/habitation.ts'
import { writtenForm } from '../../../../engine/plan/stored.ts'
import { type ActiveContext, useActiveContext } from '../../../data/active-context.ts'
import { ConflictDialog } from '../../../editing/ConflictDialog.tsx'
import { LeaveDialog } from '../../../editing/LeaveDialog.tsx'
import { useOfferedPlan } from '../../../editing/offered-plan.ts'
import { UnsavedNotice } from '../../../editing/UnsavedNotice.tsx'
import { type OpenedPlan, usePlanEditing } from '../../../editing/use-plan-editing.ts'
import { usePreferences } from '../../../session/preferences.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { ContextNotice } from '../../page/ContextNotice.tsx'
import { PlanWorkspace } from '../show/PlanWorkspace.tsx'
import type { ShownPlan } from '../show/shown-plan.ts'
import { useFirstRecipes } from '../show/use-first-recipes.ts'
import { PlanHeader } from './PlanHeader.tsx'
import {
  type FindHabitations,
  useAutoHabitation,
  useBestHabitations,
} from './use-auto-habitation.ts'
import { useSaveOutcome } from './use-save-outcome.ts'

const FirstSaveDialog = lazyPart(() => import('./SaveAsDialog.tsx'), 'FirstSaveDialog')

const NEEDS_NAME = 'A plan needs a name before it can be saved.'
const refuse = ({ name }: PlanWrite) => (name.trim() === '' ? NEEDS_NAME : undefined)

interface Opening {
  opened: OpenedPlan
  planet: Planet
}

/** One plan from opening to leaving. Everything that edits do not change is read here. */
export function PlanSessionScreen({
  opened,
  planet,
  cxUuid,
}: Opening & { cxUuid: string | undefined }) {
  const planUuid = 'blank' in opened ? undefined : opened.plan.uuid
  const { defaultEmpireUuid } = usePreferences()
  // Before the session, which needs the context to start.
  const [empireUuid, setEmpireUuid] = useState(() => empireOf(opened, defaultEmpireUuid))
  const context = useActiveContext({ planUuid, empireUuid, cxUuid })
  const firstRecipes = useFirstRecipes(planet)
  const auto = useAutoHabitation(planUuid, context)
  const findHabitations = useBestHabitations(context)
  const [asksName, setAsksName] = useState(false)
  const onOutcome = useSaveOutcome(auto.keepFor, () => setAsksName(true))
  return (
    <EditedPlan
      opened={opened}
      planUuid={planUuid}
      planet={planet}
      context={context}
      firstRecipes={firstRecipes}
      auto={auto}
      findHabitations={findHabitations}
      onOutcome={onOutcome}
      onEmpire={setEmpireUuid}
    >
      {asksName && (
        <Suspense>
          <FirstSaveDialog onClose={() => setAsksName(false)} />
        </Suspense>
      )}
    </EditedPlan>
  )
}

const empireOf = (opened: OpenedPlan, defaultEmpireUuid: string | null): string | null =>
  ('blank' in opened ? opened.blank : writtenForm(opened.plan, defaultEmpireUuid)).empire_uuid ??
  null

function EditedPlan({
  opened,
  planUuid,
  planet,
  context,
  firstRecipes,
  auto,
  findHabitations,
  onOutcome,
  onEmpire,
  children,
}: Opening & {
  planUuid: string | undefined
  context: ActiveContext
  firstRecipes: ShownPlan['firstRecipes']
  auto: ReturnType<typeof useAutoHabitation>
  findHabitations: FindHabitations
  onOutcome: ReturnType<typeof useSaveOutcome>
  onEmpire: (uuid: string | null) => void
  children: ReactNode
}) {
  const session = usePlanEditing(opened, {
    refuse,
    complete: auto.isOn ? (plan) => findHabitations(plan, 'auto') : undefined,
    onOutcome,
  })
  const chosen = session.state.empire_uuid ?? null
  // Before the paint, so that no figure is shown under the former empire.
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
    async function optimise(goal: HabitationGoal) {
      dispatch(await findHabitations(present(), goal))
    }
    return {
      isOn,
      optimise: (goal: HabitationGoal) => void optimise(goal),
      // Optimises first, so that it is a step of its own.
      set: (on: boolean) => void (on ? optimise('auto').finally(() => set(on)) : set(on)),
    }
  }, [isOn, set, findHabitations, present, dispatch])
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
