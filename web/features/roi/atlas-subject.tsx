import { Link } from '@tanstack/react-router'
import { formatAmount, formatWhole } from '../../../engine/game/number-format.ts'
import { cogcInWords } from '../../../engine/game/words.ts'
import type { AtlasRows } from '../../../engine/roi/atlas/rows.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { tableState } from '../../ui/table/state.ts'
import { flightColumn } from '../fleet/flight-column.ts'
import type { FlightsByPlanet } from '../fleet/flights.ts'
import { plotsColumn } from '../planet/plot-words.ts'
import { BaseLink, choiceOf } from './atlas-base.tsx'
import { ATLAS_FILTERS, type AtlasFilters } from './atlas-search.ts'
import { hideColumns, moneyColumns } from './money-columns.tsx'
import { nearestColumn, needsColumn, planetRowTitle, programmeIn } from './planet-cells.tsx'
import { madeOf, recipeName, Tiles, usedBy } from './recipe-cells.tsx'
import type { RecipeFacts } from './recipe-facts.ts'
import type { RoiSubject } from './roi-subject.ts'

export function atlasSubject(
  facts: RecipeFacts,
  each: 'recipe' | 'planet' | 'base',
  percent: number,
  flights: FlightsByPlanet | undefined,
): RoiSubject<AtlasRows, AtlasFilters> {
  return {
    rowWord: 'base',
    tableLabel: 'best bases',
    pointLabel: 'Base',
    tableId: 'atlas',
    firstOrder: tableState({ id: 'sellable', desc: true }),
    filterNames: ATLAS_FILTERS,
    keyOf: (rows, row) => `${rows.recipeId[row]} ${rows.planetNaturalId[row]}`,
    nameOf: (rows, row) =>
      `${rows.buildingTicker[row]}: ${recipeName(facts, rows.recipeId[row]!)} on ${planetRowTitle(rows, row)}`,
    choiceOf,
    passes: () => true,
    columns(rows): DataColumn<number>[] {
      const [deciding, ...money] = moneyColumns(rows, percent)
      return [
        {
          id: 'makes',
          header: 'Makes',
          value: (row) =>
            madeOf(facts, rows.recipeId[row]!)
              .map(({ Ticker }) => Ticker)
              .join(' '),
          cell: (row) => <Tiles list={madeOf(facts, rows.recipeId[row]!)} />,
        },
        deciding,
        {
          id: 'uses',
          header: 'From',
          value: (row) =>
            usedBy(facts, rows.recipeId[row]!)
              .map(({ Ticker }) => Ticker)
              .join(' '),
          cell: (row) => <Tiles list={usedBy(facts, rows.recipeId[row]!)} />,
        },
        {
          id: 'planet',
          header: 'Planet',
          value: (row) => planetRowTitle(rows, row),
          cell: (row) => <BaseLink rows={rows} row={row} />,
        },
        { id: 'building', header: 'In', hidden: true, value: (row) => rows.buildingTicker[row] },
        ...hideColumns(money, 'perArea', 'fees'),
        {
          id: 'perDay',
          header: 'A day',
          numeric: true,
          hidden: true,
          value: (row) => rows.perDay[row],
          format: formatAmount,
          hint: 'Units a day of the material asked for, else of the first that is made',
        },
        ...(each === 'recipe' ? [alikeColumn(rows)] : []),
        {
          id: 'cogc',
          header: 'CoGC',
          value: (row) => programmeIn(rows, row, cogcInWords(rows.cogc[row]!), rows.isAssumed),
        },
        { ...nearestColumn(rows), hidden: true },
        ...(flights ? [flightColumn(flights, (row: number) => rows.planetNaturalId[row]!)] : []),
        { ...plotsColumn((row: number) => rows.plotsFree[row]), hidden: true },
        { ...needsColumn(rows), hidden: true },
      ]
    },
  }
}

const alikeColumn = (rows: AtlasRows): DataColumn<number> => ({
  id: 'alike',
  header: 'Equally good',
  hidden: true,
  numeric: true,
  value: (row) => rows.alike[row],
  format: formatWhole,
  hint: 'On so many planets the recipe earns exactly as much; the nearest to an exchange is shown',
  cell: (row) => (
    <Link
      to="."
      search={(old) => ({ ...old, recipe: rows.recipeId[row], page: undefined })}
      preload={false}
      title="Show every planet for this recipe"
    >
      {formatWhole(rows.alike[row])}
    </Link>
  ),
})
