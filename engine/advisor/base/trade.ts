import { carriedSize } from '../../fleet/freight/rate.ts'
import { PRICE_UNKNOWN } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import type { ProgramBuilder } from '../program.ts'
import { mostTraded } from '../tradable.ts'
import type { KindColumn } from './buildings.ts'
import type { Net } from './columns.ts'
import type { AdvisorRequest } from './request.ts'

export interface TradeColumns {
  readonly sold: ReadonlyMap<number, number>
  readonly bought: ReadonlyMap<number, number>
}

/** What a column adds to the balance of materials. */
export interface NetColumn {
  readonly column: number
  readonly net: Net
}

/**
 * What is left over of a material is sold, what is missing is bought, as far as the limits allow. A player's own prices
 * may make it pay to sell what was just bought: then a column of 0 or 1 allows only one of the two. What has no price
 * is neither sold nor bought.
 */
export function addTrade(
  universe: Universe,
  builder: ProgramBuilder,
  request: AdvisorRequest,
  kinds: readonly KindColumn[],
  undone: readonly NetColumn[],
  areaTotal: number,
  days: number,
): TradeColumns {
  const { prices, freightPerTonne = 0 } = request.site
  const sold = new Map<number, number>()
  const bought = new Map<number, number>()
  const { limitsOf, demanded } = marketLimits(universe, request)

  for (const [material, { makes, needs, entries }] of flowsByMaterial(universe, kinds, undone)) {
    const row = builder.addRow(0, 0)
    for (const [column, net] of entries) builder.add(row, column, net)
    const { least, mostSold, mostBought } = limitsOf(material)
    const freight = freightPerTonne * carriedSize(universe, material)
    const sell = prices.sell[material]! - freight
    const buy = prices.buy[material]! + freight
    // What the whole area could make or need bounds the trade where the market does not.
    const out = Math.min(mostSold, makes * areaTotal)
    const into = Math.min(mostBought, needs * areaTotal)
    if (out > 0 || least > 0) {
      // A demand that the area cannot meet stays in the program, so that it is found infeasible and named.
      const column = builder.addColumn({
        cost: days * sell,
        lower: least,
        upper: Math.max(out, least),
      })
      builder.add(row, column, -1)
      sold.set(material, column)
    }
    if (into > 0) {
      const column = builder.addColumn({ cost: -days * buy, upper: into })
      builder.add(row, column, 1)
      bought.set(material, column)
    }
    if (out > 0 && into > 0 && sell > buy) {
      eitherOr(builder, sold.get(material)!, out, bought.get(material)!, into)
      soldIsMade(builder, sold.get(material)!, entries)
    }
  }
  for (const material of demanded) {
    // Nothing here makes or uses it: a row without entries makes the program infeasible.
    if (!sold.has(material)) builder.addRow(limitsOf(material).least, Infinity)
  }
  return { sold, bought }
}

function eitherOr(
  builder: ProgramBuilder,
  sold: number,
  mostSold: number,
  bought: number,
  mostBought: number,
) {
  const sells = builder.addColumn({ integer: true, upper: 1 })
  const selling = builder.addRow(-Infinity, 0)
  builder.add(selling, sold, 1)
  builder.add(selling, sells, -mostSold)
  const buying = builder.addRow(-Infinity, mostBought)
  builder.add(buying, bought, 1)
  builder.add(buying, sells, mostBought)
}

/** Follows from `eitherOr`, and tightens the relaxation: what was not made cannot be sold. */
function soldIsMade(
  builder: ProgramBuilder,
  sold: number,
  entries: readonly (readonly [column: number, net: number])[],
) {
  const made = builder.addRow(-Infinity, 0)
  builder.add(made, sold, 1)
  for (const [column, net] of entries) if (net > 0) builder.add(made, column, -net)
}

interface MaterialFlows {
  /** At most for each unit of area; the undone only takes some of it back. */
  makes: number
  needs: number
  readonly entries: [column: number, net: number][]
}

/** In the order of the materials, so that a program does not depend on the order of its columns. */
function flowsByMaterial(
  { buildings, materials }: Universe,
  kinds: readonly KindColumn[],
  undone: readonly NetColumn[],
): readonly (readonly [number, MaterialFlows])[] {
  const flows: (MaterialFlows | undefined)[] = new Array(materials.count)
  const usedByStaff = new Float64Array(materials.count)
  const add = (column: number, net: Net, meet: (flow: MaterialFlows, perDay: number) => void) => {
    for (const [material, perDay] of net) {
      flows[material] ??= { makes: 0, needs: 0, entries: [] }
      const flow = flows[material]!
      flow.entries.push([column, perDay])
      meet(flow, perDay)
    }
  }
  for (const { column, kind, works } of kinds) {
    const area = buildings.area[kind.building]!
    add(column, kind.net, () => {})
    for (const [material, perDay] of kind.net) {
      usedByStaff[material] = Math.max(usedByStaff[material]!, -perDay / area)
    }
    for (const { column, work } of works) {
      add(column, work.net, (flow, perDay) => {
        if (perDay > 0) flow.makes = Math.max(flow.makes, perDay / area)
        else flow.needs = Math.max(flow.needs, -perDay / area)
      })
    }
  }
  for (const { column, net } of undone) add(column, net, () => {})
  return flows.flatMap((flow, material) =>
    flow ? [[material, { ...flow, needs: flow.needs + usedByStaff[material]! }] as const] : [],
  )
}

function marketLimits({ materials }: Universe, { site, limits }: AdvisorRequest) {
  const { prices, dailyVolume } = site
  const indices = (tickers: readonly string[] | undefined) =>
    new Set(tickers?.map((ticker) => materials.indexOf.get(ticker) ?? -1))
  const unlimited = indices(limits.unlimited)
  const neverBuy = indices([...(limits.neverBuy ?? []), ...(limits.selfSufficient ?? [])])
  const neverSell = indices(limits.neverSell)
  const atLeast = new Map(
    limits.atLeast?.map(({ ticker, perDay }) => [materials.indexOf.get(ticker) ?? -1, perDay]),
  )
  const { sellFrom, buyFrom } = prices
  const { sold, bought, anywhere } = dailyVolume
  const sale = { from: sellFrom, traded: sold, anywhere, share: limits.sellShare }
  const purchase = { from: buyFrom, traded: bought, anywhere, share: limits.buyShare }
  const most = (material: number, side: typeof sale) =>
    unlimited.has(material) && side.from[material] !== PRICE_UNKNOWN
      ? Infinity
      : mostTraded(material, side)

  const limitsOf = (material: number) => {
    const least = atLeast.get(material) ?? 0
    return {
      least,
      mostSold: neverSell.has(material) ? least : Math.max(least, most(material, sale)),
      // What has to be left over is made: buying it to sell it again meets no demand.
      mostBought: least > 0 || neverBuy.has(material) ? 0 : most(material, purchase),
    }
  }
  return { limitsOf, demanded: atLeast.keys() }
}
