import { Link } from '@tanstack/react-router'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { formatFixed, formatPercent, formatWhole } from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'
import { facilitiesIn, programAt } from '../../../engine/roi/planet-columns.ts'
import type { ResourceRoi } from '../../../engine/roi/resource-roi.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { tableState } from '../../ui/table/state.ts'
import { plotsColumn } from '../planet/plot-words.ts'
import { hideColumns, moneyColumns } from './money-columns.tsx'
import {
  nearestColumn,
  needsColumn,
  planetRowTitle,
  programmeIn,
  stationJumps,
} from './planet-cells.tsx'
import { RESOURCE_FILTERS, type ResourceFilters } from './resource-search.ts'
import type { RoiSubject } from './roi-subject.ts'

export const resourceSubject = (
  material: string,
  percent: number,
): RoiSubject<ResourceRoi, ResourceFilters> => ({
  rowWord: 'deposit',
  tableLabel: `deposits of ${material}`,
  pointLabel: 'Planet',
  tableId: 'resource-roi',
  firstOrder: tableState({ id: 'sellable', desc: true }),
  filterNames: RESOURCE_FILTERS,
  keyOf: (sweep, row) => `${sweep.planetNaturalId[row]} ${sweep.buildingTicker[row]}`,
  nameOf: (sweep, row) => `${planetRowTitle(sweep, row)} by ${sweep.buildingTicker[row]}`,
  choiceOf(sweep, row) {
    const { building, recipe, cogc } = startOf(sweep, row)
    return { planetNaturalId: sweep.planetNaturalId[row]!, building, recipeId: recipe, cogc }
  },
  passes: (sweep, row, { near, jumps, yield: least, profit, plots, facility }) =>
    (jumps === undefined || isWithin(jumps, stationJumps(sweep, row, near))) &&
    (least === undefined || sweep.percentMaxDailyYield[row]! * 100 >= least) &&
    (profit === undefined || sweep.dailyProfit[row]! >= profit) &&
    (plots === undefined || sweep.plotsFree[row]! >= plots) &&
    (facility === undefined || facilitiesIn(sweep.facilities[row]!).includes(facility)),
  columns: (sweep) => resourceColumns(sweep, percent),
})

const startOf = (sweep: ResourceRoi, row: number) => {
  const building = sweep.buildingTicker[row]!
  return { building, recipe: `${building}#${sweep.material}`, cogc: 'RESOURCE_EXTRACTION' } as const
}

const isWithin = (most: number, jumps: number | null) => jumps !== null && jumps <= most

function resourceColumns(sweep: ResourceRoi, percent: number): DataColumn<number>[] {
  const [deciding, ...money] = moneyColumns(sweep, percent)
  return [
    {
      id: 'planet',
      header: 'Planet',
      value: (row) => planetRowTitle(sweep, row),
      cell: (row) => (
        <Link
          to="/plan/$planetNaturalId/{-$planUuid}"
          params={{ planetNaturalId: sweep.planetNaturalId[row]! }}
          search={({ cx }) => ({ start: startOf(sweep, row), cx })}
          preload={false}
        >
          {planetRowTitle(sweep, row)}
        </Link>
      ),
    },
    {
      ...deciding,
      // Nothing is sold where no jumps lead to an exchange.
      value: (row) => (stationJumps(sweep, row, undefined) === null ? null : deciding.value(row)),
      csv: deciding.value,
    },
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
      value: (row) => sweep.percentMaxDailyYield[row],
      format: (share) => formatPercent(share, 1),
    },
    ...hideColumns(money, 'perArea', 'fees'),
    nearestColumn(sweep),
    { id: 'building', header: 'By', hidden: true, value: (row) => sweep.buildingTicker[row] },
    ...STATION_CODES.map(
      (code): DataColumn<number> => ({
        id: code,
        header: code,
        group: 'Jumps to',
        numeric: true,
        hidden: true,
        value: (row) => stationJumps(sweep, row, code),
        format: formatWhole,
      }),
    ),
    { ...plotsColumn((row: number) => sweep.plotsFree[row]), hidden: true },
    { ...needsColumn(sweep), hidden: true },
    {
      id: 'cogc',
      header: 'CoGC',
      hidden: true,
      value: (row) => {
        const program = programAt(sweep.program[row]!)
        return programmeIn(sweep, row, program ? inWords(program.replace(/^[A-Z]+_/, '')) : 'none')
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
