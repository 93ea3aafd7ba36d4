import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { formatFixed } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { type Measured, measureCalculation } from '../measure.ts'
import styles from './SpeedPanel.module.css'

/** How fast this browser calculates: worth a look before complaining, and worth a line in the complaint. */
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
      {measuring.data && <SpeedTable rows={measuring.data} />}
    </Panel>
  )
}

function SpeedTable({ rows }: { rows: readonly Measured[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Median, ms</th>
          <th scope="col">Slowest, ms</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, samples }) => (
          <tr key={name} data-samples={samples.map((ms) => ms.toFixed(3)).join(' ')}>
            <th scope="row">{name}</th>
            <td>{formatFixed(median(samples), 2)}</td>
            <td>{formatFixed(Math.max(...samples), 2)}</td>
            <td>{samples.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const median = (samples: readonly number[]) =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]
