import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { problemText } from '../parts/problem-text.ts'
import { Cockpit } from '../ui/Cockpit.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { TableSkeleton } from '../ui/Skeleton.tsx'
import { MaterialFlowSection } from './consequences/MaterialFlowSection.tsx'
import { OverviewSection } from './consequences/OverviewSection.tsx'
import { StorageSection } from './consequences/StorageSection.tsx'
import { SupplyOrder } from './consequences/SupplyOrder.tsx'
import { ConfigurationSection } from './inputs/ConfigurationSection.tsx'
import { ExpertsSection } from './inputs/ExpertsSection.tsx'
import { InfrastructureSection } from './inputs/InfrastructureSection.tsx'
import { WorkforceSection } from './inputs/WorkforceSection.tsx'
import styles from './PlanCockpit.module.css'
import type { PlanEditor } from './plan-editor.ts'
import { ProductionSection } from './production/ProductionSection.tsx'
import { PlanStatusBar } from './status/PlanStatusBar.tsx'

type EditorProps = { editor: PlanEditor }

/** The whole plan: inputs left, production in the middle, consequences right. */
export const PlanCockpit = memo(function PlanCockpit({ editor }: EditorProps) {
  return (
    <div className={styles.cockpit} data-density="dense">
      <Cockpit
        label="Parts of the plan"
        bar={<PlanStatusBar editor={editor} />}
        tabs={['production', 'inputs', 'consequences']}
        columns={[
          {
            id: 'inputs',
            label: 'Inputs',
            width: 'minmax(240px, 304px)',
            content: inside(<Inputs editor={editor} />),
          },
          {
            id: 'production',
            label: 'Production',
            content: inside(<Production editor={editor} />),
          },
          {
            id: 'consequences',
            label: 'Consequences',
            width: 'minmax(340px, 400px)',
            content: inside(<Consequences editor={editor} />),
          },
        ]}
      />
    </div>
  )
})

const inside = (content: ReactNode) => <div className={styles.column}>{content}</div>

function Inputs({ editor }: EditorProps) {
  const { plan, planet, context, result, dispatch, isReadOnly, autoHabitation } = editor
  return (
    <>
      <ConfigurationSection
        name={plan.name}
        base={plan.planet}
        empire={context.empire}
        programme={planet.COGCProgramActive}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      <ExpertsSection
        experts={plan.planet.experts}
        results={result?.experts}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      <WorkforceSection
        luxuries={plan.planet.workforce}
        results={result?.workforce}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      <InfrastructureSection
        infrastructure={plan.infrastructure}
        auto={autoHabitation}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
    </>
  )
}

function Production({ editor }: EditorProps) {
  const { plan, result, planet, firstRecipes, dispatch, isReadOnly } = editor
  return (
    <ProductionSection
      buildings={plan.buildings}
      results={result?.production.buildings}
      planet={planet}
      cogc={plan.planet.cogc}
      firstRecipes={firstRecipes}
      dispatch={dispatch}
      isReadOnly={isReadOnly}
    />
  )
}

function Consequences({ editor }: EditorProps) {
  const { result, problem, planet, context } = editor
  const { cx } = context
  // The order is read when its button is pressed: an edit paints its figures first.
  const ordered = useDeferredValue(result?.materialio)
  const order = useMemo(
    () => ordered && <SupplyOrder rows={ordered} planet={planet} cx={cx} />,
    [ordered, planet, cx],
  )
  if (!result)
    return problem ? (
      <ErrorPanel title="The plan cannot be calculated">{problemText(problem)}</ErrorPanel>
    ) : (
      <TableSkeleton label="Calculating" rows={12} columns={4} />
    )
  const { profit, revenue, overview, area, visitation } = result
  return (
    <>
      {problem && (
        <ErrorPanel title="These figures are those before the last edit">
          {problemText(problem)}
        </ErrorPanel>
      )}
      <OverviewSection profit={profit} revenue={revenue} overview={overview} area={area} />
      <StorageSection visitation={visitation} overview={overview} />
      <MaterialFlowSection
        all={result.materialio}
        production={result.productionMaterialIO}
        workforce={result.workforceMaterialIO}
        order={order}
      />
    </>
  )
}
