import { type Ship, shipOf } from '../../../engine/fleet/ships/blueprint.ts'
import { acceleration } from '../../../engine/fleet/ships/flight.ts'
import { driveOf, type Flyer } from '../../../engine/fleet/ships/legs.ts'
import type { Protection } from '../../../engine/fleet/ships/protection.ts'
import type { Mission } from './mission-facts.ts'

/** What is known of a mission's ship; undefined where the records do not say it. */
export interface MissionShip {
  readonly protection: Protection
  readonly acceleration: number | undefined
  readonly flow: number | undefined
  /** SF aboard. */
  readonly tank: number | undefined
  readonly ship: Ship | undefined
}

const weightless = () => 0
const A = shipOf(
  {
    ...{ engine: 'FSE', stlTank: 'MSL', reactor: 'QCR', ftlTank: 'LFL', cargoBay: 'HCB' },
    hull: 'LHP',
  },
  weightless,
)
const B = shipOf(
  {
    ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
    hull: 'BHP',
  },
  weightless,
)
/** Of the reactor, as they flew. */
const SHARES: Readonly<Record<string, number>> = { A: 0.9875, B: 0.654513888888889 }
const sliderOf = (name: string, { jump }: Ship) =>
  (SHARES[name]! - jump!.smallestShare) / (1 - jump!.smallestShare)
const HULL_FACTORS: Readonly<Record<string, number>> = { A: 1.1, B: 1, C: 0.85 }

export function missionShip({ ship, srp, mass_t }: Mission): MissionShip {
  const protection = {
    ...{ hullFactor: HULL_FACTORS[ship] ?? Number.NaN, heat: 1, meteoroids: 1 },
    radiation: srp ? 0.3 : 1,
  }
  if (ship === 'A')
    return {
      protection,
      acceleration: mass_t === undefined ? undefined : acceleration(A, mass_t),
      ...{ flow: A.flow, tank: 3500, ship: { ...A, protection, stlFuel: 3500 } },
    }
  // Ship B behaves as if this much were aboard.
  if (ship === 'B')
    return {
      ...{ protection, acceleration: B.largestAcceleration, flow: B.flow, tank: 8000 },
      ship: { ...B, protection, stlFuel: 8000 },
    }
  return {
    ...{ protection, acceleration: undefined, flow: undefined, tank: undefined, ship: undefined },
  }
}

/** The ship as far as its route depends on it; undefined where it is not known. */
export function missionJumper(mission: Mission): Flyer | undefined {
  const { ship, acceleration: a = 1 } = missionShip(mission)
  if (!ship) return undefined
  const reactorSlider = sliderOf(mission.ship, ship)
  return {
    ship,
    loaded: { acceleration: a, flow: ship.flow },
    drive: driveOf(ship, reactorSlider),
    options: {
      ...{ fuelShare: mission.slider ?? 0.05, reactorSlider, cargoTonnes: 0 },
      ...{ withGateways: true, aim: 'jumps', departs: mission.depart_ms, days: 0 },
      costs: { stlFuel: 0, ftlFuel: 0, hour: 0, damage: 0 },
    },
  }
}

/** Undefined where mass, slider or ship are not known. */
export function missionFlyer(mission: Mission): Flyer | undefined {
  const isKnown = missionShip(mission).acceleration !== undefined && mission.slider !== undefined
  return isKnown ? missionJumper(mission) : undefined
}
