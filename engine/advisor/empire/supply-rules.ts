import { type FixedSource, type SupplyRules, THE_EXCHANGE } from '../../game/freight.ts'
import type { EmpireProposal } from './answer.ts'

const MAX_SOURCES = 1000

/**
 * Stores the flows of a proposal as rules of who supplies whom. With them, freight and own sourcing of the empire add up to
 * the promised profit. Without them, makers and users would share in proportion.
 */
export function supplyRulesOf({
  bases,
  flows,
}: Pick<EmpireProposal, 'bases' | 'flows'>): SupplyRules {
  const left = new Map<string, number>()
  const makers = new Map<string, number>()
  for (const [base, { result }] of bases.entries())
    for (const { ticker, delta } of result.materialio)
      if (delta > 0) {
        left.set(`${base} ${ticker}`, delta)
        makers.set(ticker, (makers.get(ticker) ?? 0) + 1)
      }
  // Because of the solver's tolerance, a flow may be slightly larger than the surplus.
  const given = flows.map((flow) => {
    const key = `${flow.from} ${flow.ticker}`
    const perDay = Math.min(flow.perDay, left.get(key) ?? 0)
    left.set(key, (left.get(key) ?? 0) - perDay)
    return { ...flow, perDay }
  })
  const sources = bases.flatMap(({ planetNaturalId: to, result }, user) =>
    result.materialio.flatMap(({ ticker, delta }): FixedSource[] => {
      if (delta >= 0 || !makers.has(ticker)) return []
      const own = given
        .filter((flow) => flow.to === user && flow.ticker === ticker && flow.perDay > 0)
        .map(({ from, perDay }) => ({
          ...{ to, ticker, perDay },
          from: bases[from]!.planetNaturalId,
        }))
      return [...own, { to, ticker, from: THE_EXCHANGE }]
    }),
  )
  return { sources: sources.length > MAX_SOURCES ? [] : sources, limits: [] }
}
