import links from '../reference/gateways.json' with { type: 'json' }
import { jumpsFrom, type StarMap, UNREACHABLE } from '../search/distance.ts'
import { systemOf } from './place-id.ts'

/** A gateway as a ship finds it: it stands at one planet and leads to another. */
export interface NearGateway {
  /** Natural ids. */
  readonly at: string
  readonly to: string
  /** From where was asked. */
  readonly jumps: number
  readonly fee: number
  readonly currency: string
  /** m³ of the largest ship that may pass. */
  readonly largestShip: number
  readonly jumpsPerDay: number
}

/** Gateways within some jumps of a system, the nearest first. */
export function gatewaysNear(map: StarMap, systemId: string, most: number): NearGateway[] {
  const jumps = jumpsFrom(map, systemId)
  const jumpsBySystem = new Map(map.systems.map(({ NaturalId }, i) => [NaturalId, jumps[i]!]))
  return links
    .flatMap(([a, b, feeOfA, feeOfB, currencyOfA, currencyOfB, largestShip, jumpsPerDay]) => {
      const gate = (at: unknown, to: unknown, fee: unknown, currency: unknown): NearGateway => ({
        at: String(at),
        to: String(to),
        jumps: jumpsBySystem.get(systemOf(String(at))) ?? UNREACHABLE,
        fee: Number(fee),
        currency: String(currency),
        largestShip: Number(largestShip),
        jumpsPerDay: Number(jumpsPerDay),
      })
      return [gate(a, b, feeOfA, currencyOfA), gate(b, a, feeOfB, currencyOfB)]
    })
    .filter((gate) => gate.jumps !== UNREACHABLE && gate.jumps <= most)
    .sort((one, other) => one.jumps - other.jumps)
}
