import {
  DRONE_SHIELDING,
  type Drones,
  HULL_SHIELDING,
  type HullPlate,
  SHIELDING,
  type Shields,
} from './parts.ts'

/** What hull and shields let through of each kind of damage. */
export interface Protection {
  /** A factor of all kinds of damage: 1 with basic plates, more with light ones. */
  readonly hullFactor: number
  readonly heat: number
  readonly radiation: number
  readonly meteoroids: number
}

interface ProtectingParts {
  readonly hull: HullPlate
  readonly drones?: Drones
  readonly shields?: Shields
}

export function protectionOf({ hull, drones, shields = {} }: ProtectingParts): Protection {
  const { heat, radiation, whipple } = shields
  return {
    hullFactor: 1 - HULL_SHIELDING[hull] - (drones ? DRONE_SHIELDING[drones] : 0),
    heat: heat ? 1 - SHIELDING[heat] : 1,
    radiation: radiation ? 1 - SHIELDING[radiation] : 1,
    meteoroids: whipple ? 1 - SHIELDING[whipple] : 1,
  }
}
