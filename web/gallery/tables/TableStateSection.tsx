import { Button } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { sampleSweep } from './sample-sweep.tsx'

const { columns } = sampleSweep(0)
const NONE = { rows: [], columns, rowKey: String }

export function TableStateSection() {
  return (
    <Panel title="Loading, empty and failed DataTable" flush>
      <DataTable {...NONE} label="loading recipes" loading />
      <DataTable
        {...NONE}
        label="no recipes"
        empty={
          <EmptyState title="No Active Recipes" action={<Button>Add a building</Button>}>
            Nothing is made until a building works.
          </EmptyState>
        }
      />
      <DataTable
        {...NONE}
        label="failed recipes"
        error={
          <ErrorPanel title="Recipes could not be loaded." onRetry={() => undefined}>
            HTTP 503: the planner is resting
          </ErrorPanel>
        }
      />
    </Panel>
  )
}
