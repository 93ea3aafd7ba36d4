import type { Ship, ShipDesign } from '../../../engine/fleet/ships/blueprint.ts'
import { acceleration, massInFlight } from '../../../engine/fleet/ships/flight.ts'
import { driveOf } from '../../../engine/fleet/ships/legs.ts'
import {
  formatAmount,
  formatDuration,
  formatFixed,
  formatPercent,
  NONE,
} from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import { seconds } from '../fleet/band-words.ts'

export interface ShipInFigures {
  readonly id: string
  readonly name: string
  readonly design: ShipDesign
  readonly ship: Ship
  /** Undefined until the prices are there. */
  readonly cost: number | undefined
}

export interface ShipFigure {
  readonly label: string
  /** How the best value is marked; undefined if no value is better than another. */
  readonly value?: (shown: ShipInFigures) => number | undefined
  readonly better?: 'more' | 'less'
  readonly words: (shown: ShipInFigures) => string
}

/** Where the game puts the slider of the reactor. */
const USUAL_SLIDER = 0.5

const tonnes = (value: number) => `${formatAmount(value)} t`
const accelerationWith = (ship: Ship, cargoTonnes: number) => {
  const { stlFuel, ftlFuel } = ship
  return acceleration(ship, massInFlight(ship, { stlFuel, ftlFuel, cargoTonnes }))
}
const inG = (value: number) => `${formatFixed(value, 1)} m/s² (${formatFixed(value / 9.81, 1)} g)`
const driveAt = ({ ship }: ShipInFigures) => driveOf(ship, USUAL_SLIDER)
function range(shown: ShipInFigures) {
  const drive = driveAt(shown)
  return drive ? shown.ship.ftlFuel / drive.fuelPerParsec : undefined
}
const hours = (value: number) => formatDuration(value * HOUR_MS)

export const SHIP_FIGURES: readonly ShipFigure[] = [
  {
    label: 'Hold',
    value: ({ ship: { hold } }) => hold.tonnes + hold.cubicMetres,
    words: ({ ship: { hold } }) =>
      `${formatAmount(hold.tonnes)} t / ${formatAmount(hold.cubicMetres)} m³`,
  },
  {
    label: 'Volume of the ship',
    value: ({ ship }) => ship.volume,
    better: 'less',
    words: ({ ship }) => `${formatAmount(ship.volume)} m³`,
  },
  {
    label: 'Empty mass',
    value: ({ ship }) => ship.emptyMass,
    better: 'less',
    words: ({ ship }) => tonnes(ship.emptyMass),
  },
  {
    label: 'Acceleration, hold empty',
    value: ({ ship }) => accelerationWith(ship, 0),
    words: ({ ship }) => inG(accelerationWith(ship, 0)),
  },
  {
    label: 'Acceleration, hold full',
    value: ({ ship }) => accelerationWith(ship, ship.hold.tonnes),
    words: ({ ship }) => inG(accelerationWith(ship, ship.hold.tonnes)),
  },
  {
    label: 'Tanks',
    words: ({ ship }) => `${formatAmount(ship.stlFuel)} SF, ${formatAmount(ship.ftlFuel)} FF`,
  },
  {
    label: 'Jump time per parsec',
    value: (shown) => driveAt(shown)?.secondsPerParsec,
    better: 'less',
    words: (shown) => {
      const drive = driveAt(shown)
      return drive ? seconds(drive.secondsPerParsec) : 'cannot jump'
    },
  },
  {
    label: 'Recharge between jumps',
    value: (shown) => driveAt(shown)?.rechargeSeconds,
    better: 'less',
    words: (shown) => {
      const drive = driveAt(shown)
      return drive ? seconds(drive.rechargeSeconds) : NONE
    },
  },
  {
    label: 'Range by jumps, one tank',
    value: range,
    words: (shown) => {
      const parsecs = range(shown)
      return parsecs === undefined ? NONE : `${formatFixed(parsecs, 0)} parsecs`
    },
  },
  {
    label: 'Smallest reactor share',
    value: ({ ship: { jump } }) => jump?.smallestShare,
    better: 'less',
    words: ({ ship: { jump } }) => (jump ? formatPercent(jump.smallestShare, 0) : NONE),
  },
  {
    label: 'Damage, of that with basic plates',
    value: ({ ship }) => ship.protection.hullFactor,
    better: 'less',
    words: ({ ship }) => formatPercent(ship.protection.hullFactor, 0),
  },
  {
    label: 'Crew quarters and bridge',
    words: ({ ship: { quarters, bridge, isQuartersEstimated } }) =>
      `${quarters}${isQuartersEstimated ? ' (estimated)' : ''}, ${bridge}`,
  },
  {
    label: 'Build time',
    value: ({ ship }) => ship.buildHours,
    better: 'less',
    words: ({ ship }) => hours(ship.buildHours),
  },
]

/** Ids of the ships with the best of a figure; nobody where all are alike or a figure is missing. */
export function bestOf(
  { value, better = 'more' }: ShipFigure,
  ships: readonly ShipInFigures[],
): ReadonlySet<string> {
  const values = ships.map((shown) => value?.(shown))
  const known = values.filter((each) => each !== undefined)
  if (known.length < 2 || new Set(values).size < 2) return new Set()
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  return new Set(ships.flatMap(({ id }, n) => (values[n] === best ? [id] : [])))
}
