import { Button } from '../ui/field/Button.tsx'
import { Checkbox, Switch } from '../ui/field/Checkbox.tsx'
import { Combobox } from '../ui/field/Combobox.tsx'
import { EditList } from '../ui/field/EditRow.tsx'
import { NumberInput } from '../ui/field/NumberInput.tsx'
import { Select } from '../ui/field/Select.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { PlanetIcon } from '../ui/icons/places.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../ui/layout/ErrorPanel.tsx'
import { Skeleton, TableSkeleton } from '../ui/layout/Skeleton.tsx'
import { Spinner } from '../ui/layout/Spinner.tsx'
import { StaleNotice } from '../ui/layout/StaleNotice.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Specimen, State } from './Specimen.tsx'
import { sampleSweep } from './sample-sweep.tsx'

const NOW = Date.UTC(2026, 0, 1, 12)
const MATERIALS = [
  { value: 'RAT', label: 'RAT · rations' },
  { value: 'FE', label: 'FE · iron' },
]
const nothing = () => undefined
const { columns } = sampleSweep(0)
const NO_ROWS = { rows: [], columns, rowKey: String }

/** What screens show for a moment, or when something is wrong. */
export function StateSection() {
  return (
    <>
      <Specimen name="Fields with a mistake">
        <State name="text" width="narrow">
          <TextField label="Email" value="nobody" onValue={nothing} error="This is no address." />
        </State>
        <State name="number" width="narrow">
          <NumberInput
            label="Experts"
            value={5}
            onValue={nothing}
            error="Maximum number of experts on a base is 6."
          />
        </State>
        <State name="list" width="narrow">
          <Select
            label="Faction"
            options={MATERIALS}
            value={null}
            onValue={nothing}
            error="Choose a faction."
          />
        </State>
        <State name="search" width="narrow">
          <Combobox
            label="Material"
            options={MATERIALS}
            value={null}
            onValue={nothing}
            error="Material XYZ not available."
          />
        </State>
      </Specimen>
      <Specimen name="Fields that cannot be changed">
        <State name="text and number" width="narrow">
          <TextField label="Username" value="first_officer" onValue={nothing} disabled />
          <NumberInput label="HB1" value={12} onValue={nothing} disabled />
        </State>
        <State name="lists" width="narrow">
          <Select label="Empire" options={[]} value={null} onValue={nothing} disabled />
          <Combobox label="Ore" options={MATERIALS} value="FE" onValue={nothing} disabled />
        </State>
        <State name="boxes">
          <Checkbox label="All plans" checked={false} mixed onChecked={nothing} />
          <Checkbox label="Email Verified" checked readOnly onChecked={nothing} />
          <Checkbox label="Luxury 1" checked disabled onChecked={nothing} />
          <Switch label="On" checked disabled onChecked={nothing} />
        </State>
        <State name="buttons">
          <Button busy>Saving</Button>
          <Button variant="danger" disabled>
            Disabled
          </Button>
          <Spinner />
        </State>
      </Specimen>
      <Specimen name="Empty, error, stale, loading">
        <State name="empty" width="wide">
          <EmptyState
            icon={<PlanetIcon size={28} />}
            title="No Plans in Empire."
            action={<Button variant="primary">Search a planet</Button>}
          >
            A plan belongs to a planet. Find one, plan a base there, then assign it here.
          </EmptyState>
          <EditList label="Experts" empty="No experts yet.">
            {[]}
          </EditList>
        </State>
        <State name="error" width="wide">
          <ErrorPanel title="Market data could not be loaded." onRetry={nothing}>
            HTTP 503: upstream resting
          </ErrorPanel>
          <ErrorPanel title="Trying again" onRetry={nothing} retrying />
        </State>
        <State name="stale">
          <StaleNotice since={NOW - 3 * 3_600_000} now={NOW} onRefresh={nothing} />
        </State>
        <State name="loading" width="wide">
          <Skeleton width="60%" height={20} />
          <TableSkeleton rows={4} columns={4} />
        </State>
      </Specimen>
      <Specimen name="Tables without rows">
        <State name="loading, empty, failed" width="full">
          <DataTable {...NO_ROWS} label="loading recipes" loading />
          <DataTable
            {...NO_ROWS}
            label="no recipes"
            empty={<EmptyState title="No Active Recipes">Nothing is made.</EmptyState>}
          />
          <DataTable
            {...NO_ROWS}
            label="failed recipes"
            error={<ErrorPanel title="Recipes could not be loaded." onRetry={nothing} />}
          />
        </State>
      </Specimen>
    </>
  )
}
