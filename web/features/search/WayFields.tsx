import { useMemo } from 'react'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { LONGEST_SEARCH_DISTANCE } from '../../../engine/game/search.ts'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import type { MapRoute } from '../star-map/star-chart.ts'
import { systemName, systemOptions } from '../star-map/system-options.ts'
import styles from './StarMapView.module.css'

export type SystemsOnWay = { systems: number; found: number }

export function WayFields({
  systems,
  way,
  path,
  near,
  onWay,
}: {
  systems: readonly StarSystem[]
  way: MapRoute
  /** Undefined while an end is missing, empty if no jumps lead from one end to the other. */
  path: readonly StarSystem[] | undefined
  /** Undefined without a radius or without a system in its middle. */
  near: SystemsOnWay | undefined
  onWay: (way: MapRoute) => void
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
      <NumberInput
        label="Within jumps"
        allowEmpty
        placeholder="any"
        max={LONGEST_SEARCH_DISTANCE}
        value={way.within}
        onValue={(within) => onWay({ ...way, within })}
      />
      <div className={styles.path} aria-live="polite">
        {path && <WayInWords path={path} />}
        {near && <NearInWords {...near} within={way.within ?? 0} />}
        {way.within !== null && !near && 'Choose a system that the jumps are counted from.'}
      </div>
    </div>
  )
}

function WayInWords({ path }: { path: readonly StarSystem[] }) {
  if (path.length === 0) return <p>No jumps lead there.</p>
  return (
    <p>
      <strong>{formatCount(path.length - 1, 'jump')}</strong>: {path.map(systemName).join(' → ')}
    </p>
  )
}

const NearInWords = ({ systems, found, within }: SystemsOnWay & { within: number }) => (
  <p>
    <strong>{formatCount(systems, 'system')}</strong> within {formatCount(within, 'jump')}
    {found > 0 && `, ${formatCount(found, 'planet')} found there`}
  </p>
)
