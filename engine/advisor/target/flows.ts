import { baseArea } from '../../game/constants/base.ts'
import { PRICE_UNKNOWN, type Prices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import type { KindColumn } from '../buildings.ts'
import type { ProgramBuilder } from '../program.ts'
import { mostTraded } from '../tradable.ts'
import { flowsOfKind } from '../work-flows.ts'
import { type TargetRequest, unitFreight } from './request.ts'

/** An index of the sites, or the exchange. */
export type FlowPlace = number | 'exchange'

export interface FlowColumn {
  readonly column: number
  readonly material: number
  readonly from: FlowPlace
  readonly to: FlowPlace
}

/** $ added to every unit moved, so that of equal ways the direct one is taken. */
export const TARGET_DETOUR = 1e-5

interface Stand {
  readonly row: number
  makes: number
  uses: number
}
type Balance = ReadonlyMap<number, Stand>

/**
 * What is left over anywhere may be moved to where it is missing, or bought there; the rest earns nothing. Wanted
 * materials arrive at the exchange from the bases, or are bought there.
 */
export function addTargetFlows(
  universe: Universe,
  builder: ProgramBuilder,
  request: TargetRequest,
  wanted: readonly { readonly material: number; readonly perDay: number }[],
  kinds: readonly (readonly KindColumn[])[],
): FlowColumn[] {
  const { jumps, jumpsToExchange, sites, prices } = request
  const flows: FlowColumn[] = []
  const add = (
    material: number,
    from: FlowPlace,
    to: FlowPlace,
    cost: number,
    rows: [number, number][],
  ) => {
    const column = builder.addColumn({ cost: -cost - TARGET_DETOUR })
    for (const [row, sign] of rows) builder.add(row, column, sign)
    flows.push({ column, material, from, to })
  }
  const shareOf = marketRows(universe, builder, request)
  const balances = balancesOf(universe, builder, kinds)
  for (const [material, balance] of balances) {
    const freight = (distance: number) => unitFreight(universe, request, material, distance)
    const users = [...balance].filter(([, { uses }]) => uses > 0)
    const makers = [...balance].filter(([, { makes }]) => makes > 0)
    for (const [to, { row }] of users) {
      for (const [from, { row: made }] of makers) {
        const distance = jumps[from]![to]!
        if (from === to || distance < 0) continue
        add(material, from, to, freight(distance), [
          [made, -1],
          [row, 1],
        ])
      }
      const share = jumpsToExchange[to]! < 0 ? undefined : shareOf(material, sites[to]!.prices)
      if (!share) continue
      const cost = sites[to]!.prices.buy[material]! + freight(jumpsToExchange[to]!)
      add(material, 'exchange', to, cost, [[row, 1], ...share])
    }
  }

  for (const { material, perDay } of wanted) {
    const arrives = builder.addRow(perDay, Infinity)
    for (const [from, { row, makes }] of balances.get(material) ?? []) {
      const distance = jumpsToExchange[from]!
      if (makes === 0 || distance < 0) continue
      add(material, from, 'exchange', unitFreight(universe, request, material, distance), [
        [row, -1],
        [arrives, 1],
      ])
    }
    const share = shareOf(material, prices)
    if (share)
      add(material, 'exchange', 'exchange', prices.buy[material]!, [[arrives, 1], ...share])
  }
  for (const [material, balance] of balances) {
    if (pricesDiffer(request, material)) noTransit(builder, request, material, balance, flows)
  }
  return flows
}

const pricesDiffer = ({ sites }: TargetRequest, material: number) =>
  sites.some(({ prices }) => prices.buy[material] !== sites[0]!.prices.buy[material])

/** Where planets have prices of their own, nothing is bought at one to be sent on to another: a base takes in or gives. */
function noTransit(
  builder: ProgramBuilder,
  { sites }: TargetRequest,
  material: number,
  balance: Balance,
  flows: readonly FlowColumn[],
) {
  for (const [site, { makes, uses }] of balance) {
    if (makes === 0 || uses === 0) continue
    const area = baseArea(sites[site]!.permits)
    const gives = builder.addColumn({ whole: true, upper: 1 })
    const giving = builder.addRow(-Infinity, 0)
    builder.add(giving, gives, -makes * area)
    const taking = builder.addRow(-Infinity, uses * area)
    builder.add(taking, gives, uses * area)
    for (const { column, material: moved, from, to } of flows) {
      if (moved !== material) continue
      if (from === site) builder.add(giving, column, 1)
      if (to === site) builder.add(taking, column, 1)
    }
  }
}

function balancesOf(
  { buildings }: Universe,
  builder: ProgramBuilder,
  sites: readonly (readonly KindColumn[])[],
): ReadonlyMap<number, Balance> {
  const balances = new Map<number, Map<number, Stand>>()
  for (const [site, kinds] of sites.entries()) {
    const standOf = (material: number) => {
      const balance = balances.get(material) ?? new Map<number, Stand>()
      balances.set(material, balance)
      const stand = balance.get(site) ?? { row: builder.addRow(0, Infinity), makes: 0, uses: 0 }
      balance.set(site, stand)
      return stand
    }
    for (const { column, kind, works } of kinds) {
      const area = buildings.area[kind.building]!
      const flows = flowsOfKind(kind.net, works)
      for (const [material, { makes, uses }] of flows) {
        const stand = standOf(material)
        stand.makes = Math.max(stand.makes, makes / area)
        stand.uses = Math.max(stand.uses, uses / area)
      }
      for (const [material, perDay] of kind.net) builder.add(standOf(material).row, column, perDay)
      for (const { column: share, work } of works) {
        for (const [material, perDay] of work.net) builder.add(standOf(material).row, share, perDay)
      }
    }
  }
  return balances
}

/** A material's share of the market, with its entry; undefined where none of it may be bought. */
function marketRows(universe: Universe, builder: ProgramBuilder, request: TargetRequest) {
  const { limits, sites } = request
  const markets = [request, ...sites]
  const never = new Set(limits.neverBuy?.map((ticker) => universe.materials.indexOf.get(ticker)))
  const rows = new Map<number, number>()
  return (material: number, { buyFrom }: Prices): [number, number][] | undefined => {
    // What has no price is not for sale, though a plan counts it as free.
    if (never.has(material) || buyFrom[material] === PRICE_UNKNOWN) return undefined
    let row = rows.get(material)
    if (row === undefined) {
      const most = Math.max(
        ...markets.map(({ prices, dailyVolume: { bought } }) =>
          mostTraded(material, { from: prices.buyFrom, traded: bought, share: limits.buyShare }),
        ),
      )
      if (most === Infinity) return []
      row = builder.addRow(-Infinity, most)
      rows.set(material, row)
    }
    return [[row, 1]]
  }
}
