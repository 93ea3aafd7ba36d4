import type { CallAnswer } from '../../../workers/calls.ts'
import type { ChainSearch } from './chain-search.ts'

/**
 * Everything in a chain grows with the wanted amount, so it is asked for one run and multiplied here: another amount
 * needs neither a calculation nor a layout.
 */
export function scaleOf(
  { chain }: CallAnswer<'chain'>,
  { amount = 1, of }: Pick<ChainSearch, 'amount' | 'of'>,
): number {
  if (of !== 'units') return amount
  const perRun = chain.nodes[0]?.amount ?? 0
  return perRun > 0 ? amount / perRun : 0
}

export interface ProductionRow {
  readonly ticker: string
  readonly building: string
  /** May be a fraction of a building. */
  readonly needed: number
  readonly whole: number
  /** Area of the whole buildings. */
  readonly area: number
}

/** How many buildings make the amounts a day; those of one ticker share nothing, since each runs its own recipe. */
export function productionRows(
  { analysis }: CallAnswer<'chain'>,
  scale: number,
  efficiency: number,
): ProductionRow[] {
  return analysis.production.map(({ ticker, building, buildings, area }) => {
    const needed = efficiency > 0 ? (buildings * scale) / efficiency : Number.POSITIVE_INFINITY
    // Rounding errors above a whole number do not count as another building.
    const whole = Math.ceil(needed - 1e-9)
    return { ticker, building, needed, whole, area: whole * area }
  })
}
