import { specialMaterialsOf } from '../../../engine/game/constants/environment.ts'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { formatDate, formatWhole } from '../../../engine/game/number-format.ts'
import { planetTitle } from '../../../engine/planets/planet-row.ts'
import type { PlanetColumns } from '../../../engine/roi/planet-columns.ts'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { numberColumn } from '../../ui/table/number-column.ts'

export const planetRowTitle = ({ planetName, planetNaturalId }: PlanetColumns, row: number) =>
  planetTitle({ PlanetName: planetName[row]!, PlanetNaturalId: planetNaturalId[row]! })

/** Jumps to the given station, or to the nearest one; null if no jumps lead there. */
export function stationJumps(
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

/** How far the nearest exchange is. */
export const nearestColumn = (sweep: PlanetColumns): DataColumn<number> => ({
  ...numberColumn<number>(
    'jumps',
    'Jumps',
    (row) => stationJumps(sweep, row, undefined),
    (jumps) => (typeof jumps === 'number' ? formatWhole(jumps) : 'no route'),
  ),
  hint: 'To the nearest exchange; no route where no jumps lead to any',
})

/** The programme of a planet in words, or since when it is not known and what the player assumes instead. */
export function programmeIn(
  { programRecordEnd }: PlanetColumns,
  row: number,
  words: string,
  isAssumed = false,
): string {
  if (!(programRecordEnd[row]! <= Date.now())) return words
  const since = `not known since ${formatDate(programRecordEnd[row])}`
  return isAssumed ? `${words} assumed, ${since}` : since
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
