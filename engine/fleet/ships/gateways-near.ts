import { jumpsFrom, type StarMap, UNREACHABLE } from '../../universe/jumps.ts'
import { GATEWAY_ROWS } from './gateway-rows.ts'
import { systemOf } from './place-id.ts'

export interface NearGateway {
  readonly at: string
  readonly to: string
  readonly jumps: number
  readonly fee: number
  readonly currency: string
  /** m³ of the largest ship that may pass. */
  readonly largestShip: number
  readonly jumpsPerDay: number
}

export function gatewaysNear(map: StarMap, systemId: string, most: number): NearGateway[] {
  const jumps = jumpsFrom(map, systemId)
  const jumpsBySystem = new Map(map.systems.map(({ NaturalId }, i) => [NaturalId, jumps[i]!]))
  return GATEWAY_ROWS.flatMap(
    ([a, b, feeOfA, feeOfB, currencyOfA, currencyOfB, largestShip, jumpsPerDay]) => {
      const gate = (at: string, to: string, fee: number, currency: string): NearGateway => ({
        ...{ at, to, fee, currency, largestShip, jumpsPerDay },
        jumps: jumpsBySystem.get(systemOf(at)) ?? UNREACHABLE,
      })
      return [gate(a, b, feeOfA, currencyOfA), gate(b, a, feeOfB, currencyOfB)]
    },
  )
    .filter((gate) => gate.jumps !== UNREACHABLE && gate.jumps <= most)
    .sort((one, other) => one.jumps - other.jumps)
}
