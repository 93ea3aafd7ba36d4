import type { Universe } from '../../universe/universe.ts'
import type { ProgramBuilder } from '../program.ts'
import { DETOUR } from './detour.ts'
import type { FixedBase } from './fixed-base.ts'
import type { GroupColumn } from './groups.ts'
import { type Levels, perLevel } from './levels.ts'
import { addMarketRow, type ExchangeMarket, keyOf, marketsOf, tradePrice } from './markets.ts'
import { carrying, type EmpireRequest, type TradeSide } from './request.ts'
import { type WholeKind, wholeBalance } from './whole-kinds.ts'

export interface RelaxedGoods {
  readonly places: readonly number[]
  readonly fixed: readonly FixedBase[]
  readonly groups: readonly GroupColumn[]
  readonly levels: Levels
  readonly hours: number | undefined
  readonly wholes: readonly WholeKind[]
}

export function addRelaxedMarkets(
  universe: Universe,
  builder: ProgramBuilder,
  request: EmpireRequest,
  { places, fixed, groups, levels, hours: hoursRow, wholes }: RelaxedGoods,
) {
  const markets = marketsOf(universe, request)
  const limited = new Map<string, { market: ExchangeMarket; row: number }>()
  const entries = new Map<number, [column: number, perDay: number, level: number][]>()
  const poorer = new Set<number>()
  for (const { column, group } of groups) {
    for (const [material, perDay] of group.activity.net) {
      const list = entries.get(material) ?? []
      entries.set(material, list)
      list.push([column, perDay, group.level])
      if (group.standsForPoorer) poorer.add(material)
    }
  }
  for (const { net } of fixed)
    for (const [material] of net) entries.set(material, entries.get(material) ?? [])
  const ways = {
    sell: waysOf(request, places, 'sell', levels),
    buy: waysOf(request, places, 'buy', levels),
  }
  const all = Array.from({ length: levels.count }, (_, level) => level)

  const balances = Array.from(entries, ([material, list]) => {
    const nets = all.map(() => 0)
    for (const { site, net } of fixed) nets[levels.of(site)]! += net.get(material) ?? 0
    const net = nets.reduce((sum, perDay) => sum + perDay, 0)
    const rows = nets.map((perDay) => builder.addRow(-perDay, -perDay))
    addLanes(material, rows)
    for (const [column, perDay, level] of list) builder.add(rows[level]!, column, perDay)
    if (poorer.has(material)) for (const row of rows) builder.add(row, builder.addColumn({}), -1)
    const least = markets.atLeast.get(material)
    const asked = least === undefined ? undefined : builder.addRow(least, Infinity)
    const made = builder.addRow(-Infinity, madeBy(fixed, material))
    for (const [column, perDay] of list) if (perDay > 0) builder.add(made, column, -perDay)

    const limitOf = (side: TradeSide) => {
      const sign = side === 'sell' ? 1 : -1
      const most = new Map<string, number>()
      for (const { site, jumps, level } of ways[side]) {
        const at = request.sites[site]!
        const market = markets.of(at, side, material)
        if (!market) continue
        const key = keyOf(market.exchange, side, material)
        const { cost, hours } = carrying(universe, request, material, jumps)
        const price = tradePrice(market, at)
        const column = builder.addColumn({ cost: sign * price - cost - DETOUR })
        builder.add(rows[level]!, column, -sign)
        if (hoursRow !== undefined) builder.add(hoursRow, column, hours)
        most.set(key, market.most)
        if (market.most < Infinity || market.book) {
          const limit = limited.get(key) ?? { market, row: addMarketRow(builder, market) }
          limited.set(key, limit)
          builder.add(limit.row, column, 1)
        }
        if (side !== 'sell') continue
        builder.add(made, column, 1)
        if (asked !== undefined) builder.add(asked, column, 1)
      }
      return [...most.values()].reduce((sum, one) => sum + one, 0)
    }
    const sold = limitOf('sell') - net
    const bought = limitOf('buy') + net
    const both = [
      { sign: 1, most: poorer.has(material) ? Infinity : sold },
      { sign: -1, most: bought },
    ]
    return both
      .filter(({ most }) => most < Infinity)
      .map(({ sign, most }) => wholeBalance(wholes, list, sign, most))
  }).flat()
  return { balances, markets: [...limited.values()].filter(({ market }) => !market.book) }

  function addLanes(material: number, rows: readonly number[]) {
    const { cost, hours } = perLevel(universe, request, material)
    for (const [from, row] of rows.entries()) {
      for (const to of [rows[from - 1], rows[from + 1]]) {
        if (to === undefined) continue
        const lane = builder.addColumn({ cost: -cost })
        builder.add(row, lane, -1)
        builder.add(to, lane, 1)
        if (hoursRow !== undefined) builder.add(hoursRow, lane, hours)
      }
    }
  }
}

const madeBy = (fixed: readonly FixedBase[], material: number) =>
  fixed.reduce((total, base) => total + Math.max(0, base.net.get(material) ?? 0), 0)

interface Way {
  readonly like: number
  readonly site: number
  readonly level: number
  jumps: number
}

/** The shortest route of the sites of a level that trade alike. Left out if the line offers one as short. */
function waysOf(
  { sites, jumps }: EmpireRequest,
  places: readonly number[],
  side: TradeSide,
  levels: Levels,
): Way[] {
  const firsts: number[] = []
  const best = new Map<string, Way>()
  for (const site of places) {
    const distance = jumps.toExchange[side][site]!
    if (distance < 0) continue
    const { exchange, site: here } = sites[site]!
    let like = firsts.find((other) => {
      const { exchange: there, site: its } = sites[other]!
      return there[side] === exchange[side] && its.prices[side] === here.prices[side]
    })
    if (like === undefined) {
      firsts.push(site)
      like = site
    }
    const level = levels.of(site)
    const key = `${like} ${level}`
    const known = best.get(key)
    if (!known) best.set(key, { like, site, level, jumps: distance })
    else known.jumps = Math.min(known.jumps, distance)
  }
  const all = [...best.values()]
  return all.filter(
    (way) =>
      !all.some(
        (other) =>
          other.like === way.like &&
          other.level !== way.level &&
          other.jumps + Math.abs(other.level - way.level) <= way.jumps,
      ),
  )
}
