import type { Planet } from '../../../engine/game/gamedata.ts'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import { freePlots } from '../../../engine/universe/plots.ts'
import type { DataColumn } from '../../ui/table/columns.ts'

const writeFree = (free: number | null | undefined) => (free === 0 ? 'full' : formatWhole(free))

export const plotsColumn = <R>(
  freeOf: (row: R) => number | null | undefined,
): DataColumn<R> & { numeric: true } => ({
  id: 'plots',
  header: 'Free plots',
  value: freeOf,
  numeric: true,
  filter: 'range',
  format: writeFree,
  hint: 'How many more bases fit; ∞ where the planet takes more bases than it has plots.',
})

export const plotsInWords = (free: number | null | undefined, total: number | null | undefined) =>
  free === Number.POSITIVE_INFINITY ? 'no limit' : `${writeFree(free)} of ${formatWhole(total)}`

export function plotsOf(planet: Planet): string {
  const { PlotsTotal: total, PlotsTaken: taken } = planet
  if (total === undefined) return 'not known'
  const free = freePlots(planet)
  if (free === undefined) return formatWhole(total)
  if (free === 0) return `all ${formatWhole(total)} taken`
  if (free < Number.POSITIVE_INFINITY) return `${formatWhole(free)} of ${formatWhole(total)} free`
  const bases =
    taken === undefined ? '' : ` (${formatCount(taken, 'base')} on ${formatWhole(total)})`
  return `no limit${bases}`
}

/** Of a planet that is full. */
export const fullPlanet = ({ PlotsTotal, PlanetNaturalId }: Planet) =>
  `All ${formatWhole(PlotsTotal)} plots of ${PlanetNaturalId} are taken: no new base fits.`
