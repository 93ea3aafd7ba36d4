import type { Load } from '../../market/shipment.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Shipment } from './sourcing.ts'

export interface LaneGood {
  readonly ticker: string
  /** Natural ids; a station has that of its system. */
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly weight: number
  readonly volume: number
  readonly trade: 'sold' | 'bought' | 'own'
}

export interface LaneGoods {
  readonly ends: readonly [string, string]
  readonly goods: readonly LaneGood[]
  /** t and m³ a day from the first end to the second, and back. */
  readonly there: Load
  readonly back: Load
}

/** Natural id of the system of the station where a base buys or sells. */
export type ExchangeOf = (planet: string, side: 'BUY' | 'SELL') => string

/** What stays on a planet needs no ship. */
export function lanesOf(
  { materials }: Universe,
  shipments: readonly Shipment[],
  exchangeOf: ExchangeOf,
): LaneGoods[] {
  const goods = new Map<string, LaneGood[]>()
  for (const { from: start, to: end, ticker, amount } of shipments) {
    const from = start ?? exchangeOf(end!, 'BUY')
    const to = end ?? exchangeOf(start!, 'SELL')
    if (from === to) continue
    const material = materials.indexOf.get(ticker)
    const key = from < to ? `${from} ${to}` : `${to} ${from}`
    const good: LaneGood = {
      ticker,
      from,
      to,
      amount,
      weight: material === undefined ? 0 : amount * materials.weight[material]!,
      volume: material === undefined ? 0 : amount * materials.volume[material]!,
      trade: start === null ? 'bought' : end === null ? 'sold' : 'own',
    }
    const lane = goods.get(key)
    if (lane) lane.push(good)
    else goods.set(key, [good])
  }
  return [...goods.values()].map(laneOf)
}

function laneOf(goods: readonly LaneGood[]): LaneGoods {
  const { from, to } = goods[0]!
  const there = { weight: 0, volume: 0 }
  const back = { weight: 0, volume: 0 }
  for (const good of goods) {
    const load = good.from === from ? there : back
    load.weight += good.weight
    load.volume += good.volume
  }
  return { ends: [from, to], goods, there, back }
}

/** What a hired carrier charges for: each good by its tonnes or cubic metres, whichever is more. */
export const chargedSize = (goods: readonly LaneGood[]): number =>
  goods.reduce((sum, good) => sum + sizeOf(good), 0)

/** Tonnes or cubic metres, whichever is more. */
export const sizeOf = ({ weight, volume }: Load): number => Math.max(weight, volume)
