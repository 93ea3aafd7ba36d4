import type { ShipNow } from '../../../engine/company/ships-now.ts'
import { formatPercent, formatWhole, NONE } from '../../../engine/game/number-format.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import styles from './OwnShips.module.css'
import { usePlaceNames } from './place-names.ts'
import { freeWords, whereWords } from './ship-now-words.ts'
import { useShipsNow } from './use-ships-now.ts'

/** Where each ship of the player is, when it arrives where, what it carries and what its tanks hold. */
export function OwnShips() {
  const { ships, now } = useShipsNow()
  const nameOf = usePlaceNames(
    ships.flatMap(({ at, flight }) => [at, flight?.to]).filter((id) => typeof id === 'string'),
    'short',
  )
  if (ships.length === 0) return null
  return (
    <Panel title="Your ships" note="as FIO reports them" flush>
      <PlainTable
        label="Your ships"
        isWide
        rows={ships}
        keyOf={({ registration }) => registration}
        columns={[
          { header: 'Ship', cell: ({ name }) => name },
          { header: 'Where', cell: (ship) => whereWords(ship, nameOf) },
          {
            header: 'Free',
            cell: ({ at, flight }) => (at === null ? freeWords(flight, now) : 'now'),
          },
          {
            header: 'Cargo',
            cell: ({ name, cargo }) => (
              <TileRow label={`cargo of ${name}`} tiles={cargo} empty="empty" most={6} />
            ),
          },
          { header: 'SF', numeric: true, cell: ({ stlTank }) => <Tank of={stlTank} /> },
          { header: 'FF', numeric: true, cell: ({ ftlTank }) => <Tank of={ftlTank} /> },
          {
            header: 'Condition',
            numeric: true,
            cell: ({ condition }) => (condition === null ? NONE : formatPercent(condition, 1)),
          },
        ]}
      />
    </Panel>
  )
}

/** Its words, with a bar of how full it is below them. */
function Tank({ of: tank }: { of: ShipNow['stlTank'] }) {
  if (tank === null) return NONE
  const filled = `${Math.min(1, tank.units / tank.capacity) * 100}% 2px`
  return (
    <span className={styles.tank} style={{ backgroundSize: `${filled}, 100% 2px` }}>
      {formatWhole(tank.units)} of {formatWhole(tank.capacity)}
    </span>
  )
}
