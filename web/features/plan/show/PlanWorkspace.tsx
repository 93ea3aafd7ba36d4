import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { Planet } from '../../../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import { usePlanQuestion } from '../../../data/active-context.ts'
import { usePlanResult } from '../../../data/calls.ts'
import { exchangeQueries } from '../../../data/list-queries.ts'
import { shownProfit } from '../../../session/shown-profit.ts'
import { ExplainProvider } from '../../../ui/figure/explain/ExplainProvider.tsx'
import { CockpitPage } from '../../../ui/layout/CockpitPage.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { explainPlan } from './explain-plan.ts'
import { type PlanExtras, usePlanSwitches } from './extras/plan-extras.ts'
import { PlanCockpit } from './PlanCockpit.tsx'
import { OpenDockContext, usePlanDock } from './panels/plan-dock.ts'
import { DifferencesContext, usePlanDifferences } from './rule-differences.ts'
import {
  type AutoHabitation,
  type PlanSession,
  type ShownContext,
  type ShownPlan,
  ShownPlanContext,
} from './shown-plan.ts'
import { type PlanFigures, useComputed } from './use-plan-figures.ts'

const PlanExtrasCalculation = lazyPart(
  () => import('./extras/PlanExtrasCalculation.tsx'),
  'PlanExtrasCalculation',
)

export type ShownPlanSource = Pick<ShownPlan, 'planUuid' | 'dispatch' | 'firstRecipes'> & {
  figures: PlanFigures
  /** What is stored; the same as the plan if nothing was edited. */
  saved: PlanWrite
  planet: Planet
  context: ShownContext
  autoHabitation: AutoHabitation
  session: PlanSession | null
}

/**
 * Shows a plan with its figures, below what stands above it. Panels and dialogs get the plan, its figures and their derivations
 * from contexts.
 */
export function PlanWorkspace({
  saved,
  figures,
  children,
  ...source
}: ShownPlanSource & { children: ReactNode }) {
  const { context, session } = source
  const profit = figures.isStale ? undefined : figures.result?.profit
  useEffect(() => {
    if (profit !== undefined) shownProfit.set(profit)
  }, [profit])
  useEffect(() => () => shownProfit.set(undefined), [])
  const isEdited = session?.isDirty === true && !session.isNew
  const savedQuestion = usePlanQuestion(useComputed(isEdited ? saved : undefined), context)
  const [extras, setExtras] = useState<PlanExtras>()
  const { isOn, isAsked } = usePlanSwitches(context.empire?.uuid)
  const alone = {
    ...source,
    ...figures,
    savedResult: usePlanResult(savedQuestion).value,
    isReadOnly: session === null,
  }
  const shown: ShownPlan = {
    ...alone,
    extras,
    isSwitched: isOn && session !== null,
  }
  const dock = usePlanDock()
  return (
    <PlanContexts shown={shown}>
      <OpenDockContext value={dock.open}>
        <CockpitPage>
          {children}
          {isAsked && session && (
            <Suspense>
              <PlanExtrasCalculation shown={alone} onExtras={setExtras} />
            </Suspense>
          )}
          <PlanCockpit shown={shown} dock={dock} />
        </CockpitPage>
      </OpenDockContext>
    </PlanContexts>
  )
}

function PlanContexts({ shown, children }: { shown: ShownPlan; children: ReactNode }) {
  const { question } = shown
  const differences = usePlanDifferences(question)
  const exchanges = useQuery(exchangeQueries.stored()).data
  const source = useMemo(
    () => explainPlan(question, exchanges?.factsAt),
    [question, exchanges?.factsAt],
  )
  return (
    <ShownPlanContext value={shown}>
      <DifferencesContext value={differences}>
        <ExplainProvider source={source}>{children}</ExplainProvider>
      </DifferencesContext>
    </ShownPlanContext>
  )
}
