import type { CxData } from '../../../engine/game/cx.ts'
import { type CxFromCsv, planetsInCsv, readCxCsv } from '../../../engine/plan/editing/cx-csv.ts'
import { LIFETIMES } from '../../api/queries/lifetimes.ts'
import { loadPlanets } from '../../data/planets.ts'

export type ImportMode = 'replace' | 'add'

/** Checks a sheet of preferences against the game data; rejects when the planets that it names cannot be loaded. */
export async function readCxSheet(
  text: string,
  cx: CxData,
  tickers: readonly string[],
  mode: ImportMode,
): Promise<CxFromCsv> {
  const named = planetsInCsv(text)
  const { planets } =
    named.length === 0 ? { planets: [] } : await loadPlanets(named, LIFETIMES.planets.ms)
  const known = {
    tickers: new Set(tickers),
    planets: new Set(planets.map(({ PlanetNaturalId }) => PlanetNaturalId)),
  }
  return readCxCsv(text, cx, known, mode)
}
