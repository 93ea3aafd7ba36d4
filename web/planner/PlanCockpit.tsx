import { Cockpit } from '../ui/Cockpit.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { MaterialFlowSection } from './consequences/MaterialFlowSection.tsx'
import { OverviewSection } from './consequences/OverviewSection.tsx'
import { ConfigurationSection } from './inputs/ConfigurationSection.tsx'
import styles from './PlanCockpit.module.css'
import { usePlanEditor } from './plan-editor.ts'
import { ProductionSection } from './production/ProductionSection.tsx'
import { PlanStatusBar } from './status/PlanStatusBar.tsx'

/** The whole plan at once: what is chosen left, what runs in the middle, what it comes to right. */
export function PlanCockpit() {
  return (
    <div className={styles.cockpit} data-density="dense">
      <Cockpit
        label="Parts of the plan"
        bar={<PlanStatusBar />}
        columns={[
          { id: 'inputs', label: 'Inputs', width: 'minmax(240px, 288px)', content: <Inputs /> },
          { id: 'production', label: 'Production', content: <Production /> },
          {
            id: 'consequences',
            label: 'Consequences',
            width: 'minmax(340px, 412px)',
            content: <Consequences />,
          },
        ]}
      />
    </div>
  )
}

function Inputs() {
  const { plan, planet, context, dispatch, isReadOnly } = usePlanEditor()
  return (
    <ConfigurationSection
      name={plan.name}
      base={plan.planet}
      empire={context.empire}
      programme={planet.COGCProgramActive}
      dispatch={dispatch}
      isReadOnly={isReadOnly}
    />
  )
}

function Production() {
  const { plan, result, planet, dispatch, isReadOnly } = usePlanEditor()
  return (
    <ProductionSection
      buildings={plan.buildings}
      results={result?.production.buildings}
      planet={planet}
      cogc={plan.planet.cogc}
      dispatch={dispatch}
      isReadOnly={isReadOnly}
    />
  )
}

function Consequences() {
  const { result, problem } = usePlanEditor()
  if (problem && !result)
    return <ErrorPanel title="The plan cannot be calculated">{problem.message}</ErrorPanel>
  return (
    <>
      <OverviewSection result={result} />
      <MaterialFlowSection rows={result?.materialio} />
    </>
  )
}
