import { specialMaterialsOf } from '../../../engine/reference/environment.ts'
import type { PlanetColumns } from '../../../engine/sweeps/planet-columns.ts'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { STATION_CODES } from './resource-search.ts'

/** Jumps to one station, else to the nearest; null where none lead there. */
export function jumpsTo(
  sweep: PlanetColumns,
  row: number,
  near: (typeof STATION_CODES)[number] | undefined,
): number | null {
  const codes = near ? [near] : STATION_CODES
  const reached = codes
    .map((code) => sweep[`distance${code}`][row]!)
    .filter((distance) => distance >= 0)
  return reached.length > 0 ? Math.min(...reached) : null
}

export function needsColumn(sweep: PlanetColumns): DataColumn<number> {
  const needs = (row: number) =>
    specialMaterialsOf(sweep.environment[row]!).map(({ ticker }) => ticker)
  return {
    id: 'environment',
    header: 'Needs',
    value: (row) => needs(row).join(' '),
    cell: (row) => needs(row).map((ticker) => <MaterialTile key={ticker} ticker={ticker} />),
    hint: 'What building here takes besides, because of the environment',
  }
}
