import type { Planet } from '../game/gamedata.ts'

/** By default, searches for a new base exclude planets that are known to be full. */
export const FREE_PLOTS_ONLY = true

/**
 * How many more bases fit: Infinity if the planet accepts more bases than it has plots, undefined if unknown, 0 if it
 * is full.
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

/** Whether the planet is known to be full. */
export const isFull = (planet: Parameters<typeof freePlots>[0]): boolean => freePlots(planet) === 0
