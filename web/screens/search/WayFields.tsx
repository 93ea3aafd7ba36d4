import { useMemo } from 'react'
import type { StarSystem } from '../../../engine/model/gamedata.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { formatWhole } from '../../ui/format.ts'
import styles from './StarMapView.module.css'
import type { Way } from './star-chart.ts'
import { systemName, systemOptions } from './system-options.ts'

/** The two ends of a way by name, for keyboards too, and the way in words. */
export function WayFields({
  systems,
  way,
  path,
  onWay,
}: {
  systems: readonly StarSystem[]
  way: Way
  /** Undefined while an end is missing, empty where no jumps lead from one to the other. */
  path: readonly StarSystem[] | undefined
  onWay: (way: Way) => void
}) {
  const options = useMemo(() => systemOptions(systems), [systems])
  return (
    <div className={styles.ways}>
      <Combobox
        label="Route from"
        placeholder="System"
        allowEmpty
        options={options}
        value={way.from}
        onValue={(from) => onWay({ ...way, from })}
      />
      <Combobox
        label="to"
        placeholder="System"
        allowEmpty
        options={options}
        value={way.to}
        onValue={(to) => onWay({ ...way, to })}
      />
      <p className={styles.path} aria-live="polite">
        {path && <WayInWords path={path} />}
      </p>
    </div>
  )
}

function WayInWords({ path }: { path: readonly StarSystem[] }) {
  if (path.length === 0) return 'No jumps lead there.'
  const jumps = path.length - 1
  return (
    <>
      <strong>
        {formatWhole(jumps)} {jumps === 1 ? 'jump' : 'jumps'}
      </strong>
      : {path.map(systemName).join(' → ')}
    </>
  )
}
