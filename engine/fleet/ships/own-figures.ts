import { partsOfHull, type Ship } from './blueprint.ts'
import { REACTORS } from './parts.ts'

/** Of a ship that flies, as FIO reports it. Each is undefined where FIO does not say it. */
export interface OwnFigures {
  /** kN */
  readonly thrust?: number | undefined
  /** t */
  readonly emptyMass?: number | undefined
  /** m³ of the whole ship. */
  readonly volume?: number | undefined
  /** SF a second at full thrust. */
  readonly flow?: number | undefined
  readonly reactorPower?: number | undefined
  readonly emitterPower?: number | undefined
  /** Units of SF and FF that the tanks hold. */
  readonly stlFuel?: number | undefined
  readonly ftlFuel?: number | undefined
}

/** The power of a reactor identifies it, and so its charging speed. */
const chargeFactorOf = (power: number): number | undefined =>
  Object.values(REACTORS).find((reactor) => reactor.power === power)?.chargeFactor

/** `ship` is built from the parts that are known or assumed. */
export function withOwnFigures(ship: Ship, own: OwnFigures): Ship {
  return {
    ...ship,
    volume: own.volume ?? ship.volume,
    ...(own.volume !== undefined && partsOfHull(own.volume)),
    emptyMass: own.emptyMass ?? ship.emptyMass,
    thrust: own.thrust ?? ship.thrust,
    flow: own.flow ?? ship.flow,
    stlFuel: own.stlFuel ?? ship.stlFuel,
    ftlFuel: own.ftlFuel ?? ship.ftlFuel,
    jump: jumpOf(ship.jump, own),
  }
}

function jumpOf(jump: Ship['jump'], { reactorPower, emitterPower }: OwnFigures): Ship['jump'] {
  const power = reactorPower ?? jump?.power ?? 0
  if (power <= 0) return null
  const emitters = emitterPower ?? jump?.emitterPower ?? 0
  return {
    power,
    emitterPower: emitters,
    chargeFactor: chargeFactorOf(power) ?? jump?.chargeFactor ?? REACTORS.RCT.chargeFactor,
    smallestShare: Math.min(1, emitters / power),
  }
}
