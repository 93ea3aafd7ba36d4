import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Planet, Recipe } from '../../engine/model/gamedata.ts'
import type { PlanData, PlanWrite } from '../../engine/model/plan.ts'
import { firstRecipesOn } from '../../engine/plan/first-recipes.ts'
import { usePlanQuestion } from '../economy/active-context.ts'
import { usePlanResult } from '../economy/calls.ts'
import { useEngineHere } from '../economy/engine-here.ts'
import { gameQueries } from '../economy/game-queries.ts'
import { exchangeQueries } from '../economy/list-queries.ts'
import { ExplainProvider } from '../ui/explain/ExplainProvider.tsx'
import { explainPlan } from './explain-plan.ts'
import {
  type AutoHabitation,
  type PlanContext,
  type PlanEditor,
  PlanEditorContext,
  type PlanSession,
} from './plan-editor.ts'
import { DifferencesContext, usePlanDifferences } from './rule-differences.ts'
import { useStable } from './use-stable.ts'

const NO_RECIPES: readonly Recipe[] = []

export type PlanEditorSource = Pick<PlanEditor, 'planUuid' | 'dispatch'> & {
  plan: PlanWrite
  /** What is stored; the same as the plan where nothing was edited. */
  saved: PlanWrite
  planet: Planet
  context: PlanContext
  autoHabitation: AutoHabitation
  /** Null: the plan is only shown. */
  session: PlanSession | null
}

/** Evaluates a plan and hands it, with its figures and their derivations, to the panels below. */
export function PlanEditorProvider({
  plan,
  saved,
  planUuid,
  planet,
  context,
  dispatch,
  autoHabitation,
  session,
  children,
}: PlanEditorSource & { children: ReactNode }) {
  const question = usePlanQuestion(useData(plan), context)
  const answer = usePlanResult(question)
  const isEdited = session?.isDirty === true && !session.isNew
  const savedQuestion = usePlanQuestion(useData(isEdited ? saved : undefined), context)
  const savedResult = usePlanResult(savedQuestion).value
  const result = useStable(answer.value)
  useEngineHere(question, session !== null && result !== undefined)

  const differences = usePlanDifferences(question)
  const exchanges = useQuery(exchangeQueries.stored()).data
  const source = useMemo(
    () => explainPlan(question, exchanges?.checkedAt),
    [question, exchanges?.checkedAt],
  )
  const { data: recipes = NO_RECIPES } = useQuery(gameQueries.recipes())
  const firstRecipes = useMemo(() => firstRecipesOn(recipes, planet), [recipes, planet])
  const { isStale, problem } = answer
  const editor = useMemo<PlanEditor>(
    () => ({
      plan,
      planUuid,
      planet,
      context,
      dispatch,
      autoHabitation,
      session,
      isReadOnly: session === null,
      firstRecipes,
      question,
      result,
      savedResult,
      isStale,
      problem,
    }),
    [
      plan,
      planUuid,
      planet,
      context,
      dispatch,
      autoHabitation,
      session,
      firstRecipes,
      question,
      result,
      savedResult,
      isStale,
      problem,
    ],
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
