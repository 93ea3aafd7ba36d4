import { ownSourcing } from '../../empire/own-sourcing.ts'
import type { Universe } from '../../universe/universe.ts'
import type { RoundedRuns } from '../base/loop-columns.ts'
import { planOf } from '../base/solution.ts'
import type { Solver } from '../solver.ts'
import type {
  EmpireBase,
  EmpireMarket,
  EmpireProposal,
  ProposedFlow,
  ProposedTrade,
} from './answer.ts'
import { valueBy } from './book-steps.ts'
import { DETOUR } from './detour.ts'
import { type FixedBase, fixedBase } from './fixed-base.ts'
import { type ExchangeMarket, marketsOf } from './markets.ts'
import { type EmpireModel, empireModel } from './model.ts'
import { carrying, type EmpireRequest } from './request.ts'

export function proposedBases(
  universe: Universe,
  { request, open, fixed }: EmpireModel,
  { values, loops }: RoundedRuns,
): FixedBase[] {
  const found = open.flatMap((columns) => {
    const own = loops.filter(({ kind }) => columns.kinds.includes(kind))
    const plan = planOf(universe, columns, values, own)
    const { standing } = request.sites[columns.site]!
    if (plan.buildings.length === 0 && !standing) return []
    return [fixedBase(universe, request.sites[columns.site]!, columns.site, plan)]
  })
  return [...fixed, ...found].sort((a, b) => a.site - b.site)
}

/** Less than any plan moves a day, and more than the solver's tolerance. */
const MIN_FLOW = 1e-6

/** These bases with the cheapest flows between them. Undefined if they break a limit. */
export function empireProposal(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  fixed: readonly FixedBase[],
): EmpireProposal | undefined {
  const model = empireModel(universe, request, { open: [], fixed, apart: true })
  const values = flowValues(solver, model)
  if (!values) return undefined
  const at = new Map(fixed.map(({ site }, base) => [site, base]))
  const baseOf = (zone: number) => at.get(model.zones[zone]!.sites[0]!)!
  const priceOf = (base: number, side: 'sell' | 'buy', material: number) =>
    request.sites[fixed[base]!.site]!.site.prices[side][material]!
  const { ticker } = universe.materials
  const { jumps } = request
  const carry = (material: number, distance: number) =>
    carrying(universe, request, material, distance)
  let hours = 0

  const flows = model.lanes.flatMap(({ column, material, from, to }): ProposedFlow[] => {
    const perDay = values[column]!
    if (perDay < MIN_FLOW) return []
    const [maker, user] = [baseOf(from), baseOf(to)]
    const unit = carry(material, jumps.between(fixed[maker]!.site, fixed[user]!.site))
    const away = jumps.toExchange.sell[fixed[maker]!.site]!
    const back = jumps.toExchange.buy[fixed[user]!.site]!
    const isReached = away >= 0 && back >= 0
    hours += perDay * unit.hours
    return [
      {
        ticker: ticker[material]!,
        from: maker,
        to: user,
        perDay,
        freight: perDay * unit.cost,
        saved: perDay * (priceOf(user, 'buy', material) - priceOf(maker, 'sell', material)),
        freightByExchange: isReached
          ? perDay * (carry(material, away).cost + carry(material, back).cost)
          : null,
      },
    ]
  })
  const inMarket = new Map<ExchangeMarket, number>()
  for (const { column, market } of model.trade) {
    inMarket.set(market, (inMarket.get(market) ?? 0) + values[column]!)
  }
  const trade = model.trade.flatMap(({ column, zone, market }): ProposedTrade[] => {
    const perDay = values[column]!
    if (perDay < MIN_FLOW) return []
    const { side, material, exchange } = market
    const base = baseOf(zone)
    const unit = carry(material, jumps.toExchange[side][fixed[base]!.site]!)
    hours += perDay * unit.hours
    const value = perDay * priceOf(base, side, material)
    const inAll = inMarket.get(market)!
    const bySteps = market.book && (valueBy(market.book.steps, inAll) * perDay) / inAll
    const more = bySteps === undefined ? 0 : bySteps - value
    return [
      {
        ticker: ticker[material]!,
        base,
        side,
        exchange,
        perDay,
        value,
        book: side === 'sell' ? more : -more,
        freight: perDay * unit.cost,
      },
    ]
  })
  const atExchange = sumOf(fixed, ({ result }) => result.profit)
  const saved = sumOf(flows, (flow) => flow.saved)
  const freight = sumOf(flows, (flow) => flow.freight) + sumOf(trade, (one) => one.freight)
  const book = sumOf(trade, (one) => one.book)
  const profit = atExchange + saved + book - freight
  const earned = earnings(fixed, flows, trade, atExchange + saved)
  return {
    bases: fixed.map(
      ({ site, plan, result, constructionCost }, base): EmpireBase => ({
        planetNaturalId: request.sites[site]!.site.planetNaturalId,
        existing: request.sites[site]!.existing,
        plan,
        result,
        earns: earned[base]!,
        lossWithout: null,
        constructionCost,
      }),
    ),
    flows,
    trade,
    markets: marketsUsed(universe, request, fixed, trade),
    totals: {
      profit,
      atExchange,
      saved,
      book,
      freight,
      hours,
      permits: sumOf(fixed, ({ plan }) => plan.planet.permits),
      constructionCost: sumOf(fixed, ({ constructionCost }) => constructionCost),
    },
    promised: profitOf(model, values),
  }
}

function profitOf({ program, constant, lanes, trade }: EmpireModel, values: Float64Array): number {
  const objective = program.cost.reduce(
    (sum, cost, column) => sum + cost * values[column]!,
    constant,
  )
  return objective + sumOf([...lanes, ...trade], ({ column }) => values[column]!) * DETOUR
}

/** $ a day of these bases by themselves. What no market takes is given away, and deficits may be bought beyond the limits. */
export function looseProfit(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  fixed: readonly FixedBase[],
): number | undefined {
  const model = empireModel(universe, request, { open: [], fixed, isLoose: true })
  const values = flowValues(solver, model)
  return values && profitOf(model, values)
}

function flowValues(solver: Solver, { program }: EmpireModel): Float64Array | undefined {
  if (program.columns === 0) return new Float64Array()
  if (!program.integer.includes(1)) return solver.relax(program)?.values
  const solved = solver.solve(program)
  return 'values' in solved ? solved.values : undefined
}

/** $ a day of each base with own goods valued at their cost. The user pays freight, the seller that of its sales. */
function earnings(
  fixed: readonly FixedBase[],
  flows: readonly ProposedFlow[],
  trade: readonly ProposedTrade[],
  beforeFreight: number,
): number[] {
  const { profits, profit } = ownSourcing(
    fixed.map(({ site, result }) => ({
      uuid: String(site),
      profit: result.profit,
      degradation: result.overview.dailyDegradationCost,
      fees: result.overview.dailyFees,
      materialIo: result.materialio,
    })),
  )
  // With different prices, choosing who supplies whom has a value of its own. It is shared evenly.
  const rest = fixed.length > 0 ? (beforeFreight - profit) / fixed.length : 0
  const earned = fixed.map(({ site }) => profits.get(String(site))! + rest)
  for (const { to, freight } of flows) earned[to]! -= freight
  for (const { base, freight, book } of trade) earned[base]! += book - freight
  return earned
}

function marketsUsed(
  universe: Universe,
  request: EmpireRequest,
  fixed: readonly FixedBase[],
  trade: readonly ProposedTrade[],
): EmpireMarket[] {
  const markets = marketsOf(universe, request)
  const used = new Map<ExchangeMarket, number>()
  for (const { base, side, ticker, perDay } of trade) {
    const material = universe.materials.indexOf.get(ticker)!
    const market = markets.of(request.sites[fixed[base]!.site]!, side, material)!
    used.set(market, (used.get(market) ?? 0) + perDay)
  }
  return Array.from(used, ([{ exchange, material, side, most, dailyVolume, book }, perDay]) => ({
    exchange,
    ticker: universe.materials.ticker[material]!,
    side,
    perDay,
    most,
    dailyVolume,
    source: book?.source,
  }))
}

export function withLosses(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  fixed: readonly FixedBase[],
  proposal: EmpireProposal,
): EmpireProposal {
  const bases = proposal.bases.map((base, index): EmpireBase => {
    const others = looseProfit(solver, universe, request, fixed.toSpliced(index, 1))
    if (others === undefined) return base
    return { ...base, lossWithout: proposal.totals.profit - others }
  })
  return { ...proposal, bases }
}

const sumOf = <T>(list: readonly T[], value: (entry: T) => number) =>
  list.reduce((sum, entry) => sum + value(entry), 0)
