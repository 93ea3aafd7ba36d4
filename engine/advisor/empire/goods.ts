import { baseArea } from '../../game/constants/base.ts'
import type { Universe } from '../../universe/universe.ts'
import { flowsOfKind } from '../base/work-flows.ts'
import type { ProgramBuilder } from '../program.ts'
import { DETOUR } from './detour.ts'
import type { FixedPlace } from './fixed-base.ts'
import { addMarketRow, type ExchangeMarket, keyOf, marketsOf, tradePrice } from './markets.ts'
import type { OpenSite } from './open-site.ts'
import { carrying, type EmpireRequest, type TradeSide } from './request.ts'
import { invitesTransit, pricesDiffer, type Zone, zonesOf } from './zones.ts'

/** Units a day of a material that the bases of a zone sell or buy. */
export interface TradeColumn {
  readonly column: number
  readonly zone: number
  readonly market: ExchangeMarket
}
export interface LaneColumn {
  readonly column: number
  readonly material: number
  readonly from: number
  readonly to: number
}
export interface GoodsColumns {
  readonly zones: readonly Zone[]
  readonly trade: readonly TradeColumn[]
  readonly lanes: readonly LaneColumn[]
}

export interface GoodsOptions {
  readonly open: readonly OpenSite[]
  readonly fixed: readonly FixedPlace[]
  /** Makes every site a zone of its own, which lists of flows need. */
  readonly apart?: boolean
  /** What no market takes may be given away, and what none offers may still be bought. */
  readonly isLoose?: boolean
  /** Nothing is sold. Surplus earns nothing and may be left. */
  readonly isSurplusFree?: boolean
}

interface Stand {
  readonly entries: (readonly [column: number, net: number])[]
  makes: number
  needs: number
  net: number
}

export function addGoods(
  universe: Universe,
  builder: ProgramBuilder,
  request: EmpireRequest,
  options: GoodsOptions,
): GoodsColumns {
  const { sites, jumps, limits, freight } = request
  const zones = zonesOf(request, options.apart ?? false)
  const markets = marketsOf(universe, request)
  const transits = options.isSurplusFree ? pricesDiffer(request) : invitesTransit(request, markets)
  const hoursRow =
    limits.fleetHours !== undefined && freight?.hours
      ? builder.addRow(-Infinity, limits.fleetHours)
      : undefined
  const trade: TradeColumn[] = []
  const lanes: LaneColumn[] = []
  const marketRows = new Map<string, number>()
  const moves = (material: number, distance: number, value: number, most: number) => {
    const { cost, hours } = carrying(universe, request, material, distance)
    const column = builder.addColumn({ cost: value - cost - DETOUR, upper: most })
    if (hoursRow !== undefined) builder.add(hoursRow, column, hours)
    return column
  }
  for (const [material, stands] of standsOf(universe, zones, options)) {
    const rows = new Map<number, number>()
    for (const [zone, { entries, net }] of stands) {
      const row = builder.addRow(-net, options.isSurplusFree ? Infinity : -net)
      for (const [column, value] of entries) builder.add(row, column, value)
      rows.set(zone, row)
    }
    const out = new Map<number, number[]>()
    const into = new Map<number, number[]>()
    const note = (list: Map<number, number[]>, zone: number, column: number) =>
      list.set(zone, [...(list.get(zone) ?? []), column])
    const sides: readonly (readonly [TradeSide, number])[] = [
      ...(options.isSurplusFree ? [] : [['sell', -1] as const]),
      ['buy', 1],
    ]
    const asked: number[] = []
    for (const [zone, stand] of stands) {
      const first = zones[zone]!.sites[0]!
      for (const [side, sign] of sides) {
        const distance = jumps.toExchange[side][first]!
        const market = markets.of(sites[first]!, side, material)
        const able = side === 'sell' ? stand.makes : stand.needs
        if (options.isLoose && able > 0) {
          const list = sites[first]!.site.prices.buy[material]!
          const price = Math.max(list, market?.book?.steps.at(-1)?.price ?? list)
          const carried = carrying(universe, request, material, Math.max(0, distance)).cost
          const cost = side === 'sell' ? 0 : -price - carried - 2 * DETOUR
          builder.add(rows.get(zone)!, builder.addColumn({ cost }), sign)
        }
        if (distance < 0 || able <= 0 || !market) continue
        const price = tradePrice(market, sites[first]!)
        const column = moves(material, distance, -sign * price, Math.min(able, market.most))
        builder.add(rows.get(zone)!, column, sign)
        note(side === 'sell' ? out : into, zone, column)
        if (side === 'sell') asked.push(column)
        trade.push({ column, zone, market })
        if (market.most === Infinity && !market.book) continue
        const key = keyOf(market.exchange, side, material)
        const limit = marketRows.get(key) ?? addMarketRow(builder, market)
        marketRows.set(key, limit)
        builder.add(limit, column, 1)
      }
    }
    for (const [from, { makes }] of stands) {
      for (const [to, { needs }] of stands) {
        const distance = jumps.between(zones[from]!.sites[0]!, zones[to]!.sites[0]!)
        if (from === to || makes <= 0 || needs <= 0 || distance < 0) continue
        const column = moves(material, distance, 0, Math.min(makes, needs))
        builder.add(rows.get(from)!, column, -1)
        builder.add(rows.get(to)!, column, 1)
        note(out, from, column)
        note(into, to, column)
        lanes.push({ column, material, from, to })
      }
    }
    const least = options.isLoose ? undefined : markets.atLeast.get(material)
    if (least !== undefined) {
      const row = builder.addRow(least, Infinity)
      for (const column of asked) builder.add(row, column, 1)
    }
    if (
      transits(
        material,
        Array.from(stands.keys(), (zone) => zones[zone]!.sites[0]!),
      )
    ) {
      for (const [zone, { makes, needs }] of stands) {
        const [gives, takes] = [out.get(zone) ?? [], into.get(zone) ?? []]
        if (gives.length > 0 && takes.length > 0) givesOrTakes(builder, gives, makes, takes, needs)
      }
    }
  }
  for (const [material, least] of options.isLoose ? [] : markets.atLeast) {
    // Nothing makes it: a row without entries makes the program infeasible.
    if (!trade.some(({ market }) => market.material === material)) builder.addRow(least, Infinity)
  }
  return { zones, trade, lanes }
}

/** Forbids buying in a place and selling or sending on from it. */
function givesOrTakes(
  builder: ProgramBuilder,
  gives: readonly number[],
  makes: number,
  takes: readonly number[],
  needs: number,
) {
  const choice = builder.addColumn({ integer: true, upper: 1 })
  const giving = builder.addRow(-Infinity, 0)
  for (const column of gives) builder.add(giving, column, 1)
  builder.add(giving, choice, -makes)
  const taking = builder.addRow(-Infinity, needs)
  for (const column of takes) builder.add(taking, column, 1)
  builder.add(taking, choice, needs)
}

function standsOf(
  { buildings, materials }: Universe,
  zones: readonly Zone[],
  { open, fixed }: GoodsOptions,
) {
  const zoneOf = new Map(zones.flatMap(({ sites }, zone) => sites.map((site) => [site, zone])))
  const all: (Map<number, Stand> | undefined)[] = new Array(materials.count)
  const standAt = (material: number, site: number) => {
    all[material] ??= new Map()
    const zone = zoneOf.get(site)!
    const stand = all[material].get(zone) ?? { entries: [], makes: 0, needs: 0, net: 0 }
    all[material].set(zone, stand)
    return stand
  }
  for (const { site, request, kinds } of open) {
    const area = baseArea(request.site.permits)
    const most = new Map<number, { makes: number; needs: number }>()
    for (const { column, kind, works } of kinds) {
      const share = area / buildings.area[kind.building]!
      for (const [material, { makes, uses }] of flowsOfKind(kind.net, works)) {
        const known = most.get(material) ?? { makes: 0, needs: 0 }
        known.makes = Math.max(known.makes, makes * share)
        known.needs = Math.max(known.needs, uses * share)
        most.set(material, known)
      }
      for (const [material, net] of kind.net) standAt(material, site).entries.push([column, net])
      for (const { column: worked, work } of works) {
        for (const [material, net] of work.net) standAt(material, site).entries.push([worked, net])
      }
    }
    for (const [material, { makes, needs }] of most) {
      const stand = standAt(material, site)
      stand.makes += makes
      stand.needs += needs
    }
  }
  for (const { site, net } of fixed) {
    for (const [material, perDay] of net) {
      const stand = standAt(material, site)
      stand.net += perDay
      if (perDay > 0) stand.makes += perDay
      else stand.needs -= perDay
    }
  }
  return all.flatMap((stands, material) => (stands ? [[material, stands] as const] : []))
}
