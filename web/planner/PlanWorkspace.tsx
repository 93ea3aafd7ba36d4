import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { Planet } from '../../engine/model/gamedata.ts'
import type { PlanData, PlanWrite } from '../../engine/model/plan.ts'
import { usePlanQuestion } from '../economy/active-context.ts'
import { usePlanResult } from '../economy/calls.ts'
import { useEngineHere } from '../economy/engine-here.ts'
import { exchangeQueries } from '../economy/list-queries.ts'
import { ExplainProvider } from '../ui/explain/ExplainProvider.tsx'
import { explainPlan } from './explain-plan.ts'
import { PlanCockpit } from './PlanCockpit.tsx'
import styles from './PlanWorkspace.module.css'
import {
  type AutoHabitation,
  type PlanContext,
  type PlanEditor,
  PlanEditorContext,
  type PlanSession,
} from './plan-editor.ts'
import { DifferencesContext, usePlanDifferences } from './rule-differences.ts'
import { useStable } from './use-stable.ts'

export type PlanEditorSource = Pick<PlanEditor, 'planUuid' | 'dispatch' | 'firstRecipes'> & {
  plan: PlanWrite
  /** What is stored; the same as the plan where nothing was edited. */
  saved: PlanWrite
  planet: Planet
  context: PlanContext
  autoHabitation: AutoHabitation
  /** Null: the plan is only shown. */
  session: PlanSession | null
}

/**
 * Evaluates a plan and shows its cockpit below what stands above it. Panels and dialogs get the plan, its figures and their
 * derivations from contexts.
 */
export function PlanWorkspace({
  saved,
  children,
  ...source
}: PlanEditorSource & { children: ReactNode }) {
  const question = usePlanQuestion(useData(source.plan), source.context)
  const { value, isStale, problem } = usePlanResult(question)
  const result = useStable(value)
  useEngineHere(question, source.session !== null && result !== undefined)
  // Apart, because keeping an answer renders this component again, and all that it does itself.
  return (
    <EvaluatedPlan evaluated={{ ...source, question, result, isStale, problem }} saved={saved}>
      {children}
    </EvaluatedPlan>
  )
}

type Evaluated = Omit<PlanEditor, 'isReadOnly' | 'savedResult'>

function EvaluatedPlan({
  evaluated,
  saved,
  children,
}: {
  evaluated: Evaluated
  saved: PlanWrite
  children: ReactNode
}) {
  const { context, session } = evaluated
  const isEdited = session?.isDirty === true && !session.isNew
  const savedQuestion = usePlanQuestion(useData(isEdited ? saved : undefined), context)
  const savedResult = usePlanResult(savedQuestion).value
  const editor = useMemo<PlanEditor>(
    () => ({ ...evaluated, isReadOnly: evaluated.session === null, savedResult }),
    [evaluated, savedResult],
  )
  return (
    <PlanContexts editor={useDeferredValue(editor)}>
      <div className={styles.page}>
        {children}
        <PlanCockpit editor={editor} />
      </div>
    </PlanContexts>
  )
}

/**
 * The plan for whoever asks for it: an edit paints its figures first. Where a context changes, React looks for who reads it in all
 * that did not change, so the cockpit, which an edit changes at once, is handed its plan.
 */
function PlanContexts({ editor, children }: { editor: PlanEditor; children: ReactNode }) {
  const { question } = editor
  const differences = usePlanDifferences(question)
  const exchanges = useQuery(exchangeQueries.stored()).data
  const source = useMemo(
    () => explainPlan(question, exchanges?.checkedAt),
    [question, exchanges?.checkedAt],
  )
  return (
    <PlanEditorContext value={editor}>
      <DifferencesContext value={differences}>
        <ExplainProvider source={source}>{children}</ExplainProvider>
      </DifferencesContext>
    </PlanEditorContext>
  )
}

/** Only what a plan computes from: a new name is no new question. */
function useData(plan: PlanWrite | undefined): PlanData | undefined {
  const { planet, infrastructure, buildings } = plan ?? {}
  return useMemo(
    () => planet && infrastructure && buildings && { planet, infrastructure, buildings },
    [planet, infrastructure, buildings],
  )
}
