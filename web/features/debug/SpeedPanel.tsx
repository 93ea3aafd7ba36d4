import { useMutation } from '@tanstack/react-query'
import { formatFixed } from '../../../engine/game/number-format.ts'
import { Button } from '../../ui/field/Button.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx'
import { type Measured, measureCalculation } from './measure-calculation.ts'

/** How fast this browser calculates. */
export function SpeedPanel() {
  const measuring = useMutation({ mutationFn: measureCalculation })
  return (
    <Panel
      title="Calculation speed"
      note="One plan of six buildings and the whole recipe sweep, through the same workers as the screens."
      actions={
        <Button busy={measuring.isPending} onClick={() => measuring.mutate()}>
          Measure
        </Button>
      }
    >
      {measuring.isError && (
        <ErrorPanel title="Nothing was measured">{measuring.error.message}</ErrorPanel>
      )}
      {measuring.data && (
        <PlainTable
          label="Calculation speed"
          rows={measuring.data}
          keyOf={({ name }) => name}
          columns={COLUMNS}
        />
      )}
    </Panel>
  )
}

const COLUMNS: readonly PlainColumn<Measured>[] = [
  {
    header: 'What',
    cell: ({ name, samples }) => (
      <span data-samples={samples.map((ms) => ms.toFixed(3)).join(' ')}>{name}</span>
    ),
  },
  { header: 'Median, ms', numeric: true, cell: ({ samples }) => formatFixed(median(samples), 2) },
  {
    header: 'Slowest, ms',
    numeric: true,
    cell: ({ samples }) => formatFixed(Math.max(...samples), 2),
  },
  { header: 'Times', numeric: true, cell: ({ samples }) => samples.length },
]

const median = (samples: readonly number[]) =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]
