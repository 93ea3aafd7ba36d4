import { Link } from '@tanstack/react-router'
import { planetTitle } from '../../../engine/planet-row.ts'
import { specialMaterialsOf } from '../../../engine/reference/environment.ts'
import { facilitiesIn, programAt } from '../../../engine/sweeps/planet-columns.ts'
import type { ResourceRoi } from '../../../engine/sweeps/resource-roi.ts'
import { readableCode } from '../../parts/game-names.ts'
import { moneyColumns } from '../../parts/roi/money-columns.tsx'
import { formatFixed, formatPercent, formatWhole } from '../../ui/format.ts'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { jumpsTo } from './resource-rows.ts'
import { STATION_CODES } from './resource-search.ts'

export const titleOf = (sweep: ResourceRoi, row: number) =>
  planetTitle({
    PlanetName: sweep.planetName[row]!,
    PlanetNaturalId: sweep.planetNaturalId[row]!,
  })

export const startOf = (sweep: ResourceRoi, row: number) => {
  const building = sweep.buildingTicker[row]!
  return { building, recipe: `${building}#${sweep.material}`, cogc: 'RESOURCE_EXTRACTION' } as const
}

export function resourceColumns(sweep: ResourceRoi): DataColumn<number>[] {
  const needs = (row: number) =>
    specialMaterialsOf(sweep.environment[row]!).map(({ ticker }) => ticker)
  return [
    {
      id: 'planet',
      header: 'Planet',
      value: (row) => titleOf(sweep, row),
      cell: (row) => (
        <Link
          to="/plan/$planetNaturalId/{-$planUuid}"
          params={{ planetNaturalId: sweep.planetNaturalId[row]! }}
          search={{ start: startOf(sweep, row) }}
          preload={false}
        >
          {titleOf(sweep, row)}
        </Link>
      ),
    },
    { id: 'building', header: 'By', value: (row) => sweep.buildingTicker[row] },
    {
      id: 'yield',
      header: 'Yield/day',
      numeric: true,
      value: (row) => sweep.dailyYield[row],
      format: (units) => formatFixed(units, 2),
      hint: 'Units a day of the whole base',
    },
    {
      id: 'ofMax',
      header: 'Of best',
      numeric: true,
      bar: 'plain',
      value: (row) => sweep.percentMaxDailyYield[row],
      format: (share) => formatPercent(share, 1),
    },
    ...moneyColumns(sweep),
    {
      id: 'jumps',
      header: 'Jumps',
      numeric: true,
      value: (row) => jumpsTo(sweep, row, undefined),
      format: formatWhole,
      hint: 'To the nearest exchange',
    },
    ...STATION_CODES.map(
      (code): DataColumn<number> => ({
        id: code,
        header: code,
        group: 'Jumps to',
        numeric: true,
        hidden: true,
        value: (row) => jumpsTo(sweep, row, code),
        format: formatWhole,
      }),
    ),
    {
      id: 'plots',
      header: 'Free plots',
      numeric: true,
      value: (row) => sweep.plotsFree[row],
      format: formatWhole,
    },
    {
      id: 'environment',
      header: 'Needs',
      value: (row) => needs(row).join(' '),
      cell: (row) => needs(row).map((ticker) => <MaterialTile key={ticker} ticker={ticker} />),
      hint: 'What building here takes besides, because of the surroundings',
    },
    {
      id: 'cogc',
      header: 'CoGC',
      hidden: true,
      value: (row) => {
        const program = programAt(sweep.program[row]!)
        return program && readableCode(program.replace(/^[A-Z]+_/, ''))
      },
    },
    {
      id: 'facilities',
      header: 'Facilities',
      hidden: true,
      value: (row) => facilitiesIn(sweep.facilities[row]!).join(' '),
    },
  ]
}
