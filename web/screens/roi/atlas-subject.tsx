import { Link } from '@tanstack/react-router'
import { cogcInWords } from '../../../engine/editing/words.ts'
import { planetTitle } from '../../../engine/search/planet-row.ts'
import type { AtlasRows } from '../../../engine/sweeps/atlas/rows.ts'
import { Figure } from '../../ui/Figure.tsx'
import { formatWhole } from '../../ui/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { tableState } from '../../ui/table/state.ts'
import { ATLAS_FILTERS, type AtlasFilters } from './atlas-search.ts'
import { moneyColumns } from './money-columns.tsx'
import { jumpsTo, needsColumn } from './planet-cells.tsx'
import { madeOf, recipeName, Tiles, usedBy } from './recipe-cells.tsx'
import type { RecipeFacts } from './recipe-facts.ts'
import type { RoiSubject } from './roi-subject.ts'

/** The best bases of the universe. The filters are the question's, so every row passes. */
export function atlasSubject(
  facts: RecipeFacts,
  each: 'recipe' | 'planet' | 'base',
  hasFreight: boolean,
): RoiSubject<AtlasRows, AtlasFilters> {
  const titleOf = (rows: AtlasRows, row: number) =>
    planetTitle({ PlanetName: rows.planetName[row]!, PlanetNaturalId: rows.planetNaturalId[row]! })
  const choiceOf = (rows: AtlasRows, row: number) => ({
    planetNaturalId: rows.planetNaturalId[row]!,
    building: rows.buildingTicker[row]!,
    recipeId: rows.recipeId[row]!,
    cogc: rows.cogc[row]!,
    experts: rows.experts === 'own' ? rows.expertise[row]! : ('none' as const),
  })
  return {
    rowsWord: 'bases',
    tableLabel: 'best bases',
    pointLabel: 'Base',
    tableId: 'atlas',
    firstOrder: tableState({ id: 'borne', desc: true }),
    filterNames: ATLAS_FILTERS,
    keyOf: (rows, row) => `${rows.recipeId[row]} ${rows.planetNaturalId[row]}`,
    nameOf: (rows, row) =>
      `${rows.buildingTicker[row]}: ${recipeName(facts, rows.recipeId[row]!)} on ${titleOf(rows, row)}`,
    choiceOf,
    passes: () => true,
    columns: (rows): DataColumn<number>[] => [
      {
        id: 'makes',
        header: 'Makes',
        value: (row) =>
          madeOf(facts, rows.recipeId[row]!)
            .map(({ Ticker }) => Ticker)
            .join(' '),
        cell: (row) => <Tiles list={madeOf(facts, rows.recipeId[row]!)} />,
      },
      { id: 'building', header: 'In', value: (row) => rows.buildingTicker[row] },
      {
        id: 'planet',
        header: 'Planet',
        value: (row) => titleOf(rows, row),
        cell: (row) => {
          const { planetNaturalId, building, recipeId, cogc, experts } = choiceOf(rows, row)
          return (
            <Link
              to="/plan/$planetNaturalId/{-$planUuid}"
              params={{ planetNaturalId }}
              search={({ cx }) => ({ start: { building, recipe: recipeId, cogc, experts }, cx })}
              preload={false}
            >
              {titleOf(rows, row)}
            </Link>
          )
        },
      },
      ...moneyColumns(rows, rows.marketProfit),
      ...(hasFreight ? freightColumns(rows) : []),
      ...(each === 'recipe' ? [alikeColumn(rows)] : []),
      { id: 'cogc', header: 'CoGC', value: (row) => cogcInWords(rows.cogc[row]!) },
      {
        id: 'jumps',
        header: 'Jumps',
        numeric: true,
        value: (row) => jumpsTo(rows, row, undefined),
        format: formatWhole,
        hint: 'To the nearest exchange',
      },
      {
        id: 'plots',
        header: 'Free plots',
        numeric: true,
        value: (row) => rows.plotsFree[row],
        format: formatWhole,
      },
      {
        id: 'uses',
        header: 'From',
        hidden: true,
        value: (row) =>
          usedBy(facts, rows.recipeId[row]!)
            .map(({ Ticker }) => Ticker)
            .join(' '),
        cell: (row) => <Tiles list={usedBy(facts, rows.recipeId[row]!)} />,
      },
      needsColumn(rows),
    ],
  }
}

const freightColumns = (rows: AtlasRows): DataColumn<number>[] => [
  {
    id: 'after',
    header: 'After freight',
    numeric: true,
    value: (row) => rows.profitAfterFreight[row],
    format: formatWhole,
    cell: (row) => <Figure value={rows.profitAfterFreight[row]} format={formatWhole} />,
    hint: 'Daily profit less freight of what is sold and bought; $/day at 20 % is after freight too',
  },
  {
    id: 'freight',
    header: 'Freight/day',
    numeric: true,
    value: (row) => rows.dailyFreight[row],
    format: formatWhole,
  },
]

const alikeColumn = (rows: AtlasRows): DataColumn<number> => ({
  id: 'alike',
  header: 'Planets as good',
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
