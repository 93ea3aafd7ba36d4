import records from './population-buildings.json' with { type: 'json' }

export const NEEDS = ['safety', 'health', 'comfort', 'culture', 'education'] as const
export type Need = (typeof NEEDS)[number]

/** A government's building for the people of a planet, at its first level; higher levels are not known. */
export interface PopulationBuilding {
  readonly ticker: string
  readonly name: string
  readonly upkeep: Readonly<Record<string, number>>
  readonly serves: Readonly<Partial<Record<Need, number>>>
  /** Sources differ about its materials. */
  readonly isDisputed: boolean
}

const DISPUTED = new Set(['LIB'])

export const POPULATION_BUILDINGS: readonly PopulationBuilding[] = (
  records as [string, string, Record<string, number>, Partial<Record<Need, number>>][]
).map(([ticker, name, upkeep, serves]) => ({
  ticker,
  name,
  upkeep,
  serves,
  isDisputed: DISPUTED.has(ticker),
}))
