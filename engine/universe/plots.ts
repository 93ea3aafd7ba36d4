import type { Planet } from '../game/gamedata.ts'

/** Searches for a new base begin without planets that are known to be full. */
export const FREE_PLOTS_ONLY = true

/**
 * How many more bases fit: Infinity where the planet takes more bases than it has plots, undefined where not known, 0
 * where it is full.
 */
export function freePlots({
  PlotsTotal,
  PlotsTaken,
  SupportsGhostSites,
}: Pick<Planet, 'PlotsTotal' | 'PlotsTaken' | 'SupportsGhostSites'>): number | undefined {
  if (SupportsGhostSites) return Number.POSITIVE_INFINITY
  if (PlotsTotal === undefined || PlotsTaken === undefined) return undefined
  return Math.max(0, PlotsTotal - PlotsTaken)
}

/** No new base fits, as far as anybody knows. */
export const isFull = (planet: Parameters<typeof freePlots>[0]): boolean => freePlots(planet) === 0
