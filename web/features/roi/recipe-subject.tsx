import type { RecipeMaterial } from '../../../engine/game/gamedata.ts'
import { amountsInWords, recipeInWords } from '../../../engine/game/recipe-words.ts'
import { inWords } from '../../../engine/game/words.ts'
import type { RecipeRoi } from '../../../engine/roi/recipe-roi.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { tableState } from '../../ui/table/state.ts'
import { hideColumns, moneyColumns } from './money-columns.tsx'
import { Tiles } from './recipe-cells.tsx'
import type { RecipeFacts } from './recipe-facts.ts'
import { RECIPE_FILTERS, type RecipeFilters } from './recipe-search.ts'
import type { RoiSubject } from './roi-subject.ts'

export function recipeSubject(
  facts: RecipeFacts,
  percent: number,
): RoiSubject<RecipeRoi, RecipeFilters> {
  const recipeOf = ({ recipeId }: RecipeRoi, row: number) => facts.recipes.get(recipeId[row]!)
  return {
    rowWord: 'recipe',
    tableLabel: 'recipes',
    pointLabel: 'Recipe',
    tableId: 'recipe-roi',
    firstOrder: tableState({ id: 'sellable', desc: true }),
    filterNames: RECIPE_FILTERS,
    keyOf: (sweep, row) => sweep.recipeId[row] ?? '',
    nameOf(sweep, row) {
      const recipe = recipeOf(sweep, row)
      return `${sweep.buildingTicker[row]}: ${recipe ? recipeInWords(recipe) : sweep.recipeId[row]}`
    },
    choiceOf: (sweep, row) => ({
      planetNaturalId: sweep.planetNaturalId,
      building: sweep.buildingTicker[row]!,
      recipeId: sweep.recipeId[row]!,
      cogc: sweep.cogc[row]!,
    }),
    passes(sweep, row, filters) {
      const { makes, uses, building, expertise, workforce, profit, payback, share } = filters
      const recipe = recipeOf(sweep, row)
      const ticker = sweep.buildingTicker[row]!
      const days = sweep.planRoi[row]!
      return (
        hasTicker(recipe?.Outputs, makes) &&
        hasTicker(recipe?.Inputs, uses) &&
        (building === undefined || ticker === building) &&
        (expertise === undefined || sweep.cogc[row] === expertise) &&
        (workforce === undefined || facts.workforces.get(ticker)?.includes(workforce) === true) &&
        (profit === undefined || sweep.dailyProfit[row]! >= profit) &&
        (payback === undefined || (days >= 0 && days <= payback)) &&
        (share === undefined || !(sweep.tradeShare[row]! * 100 > share))
      )
    },
    columns(sweep): DataColumn<number>[] {
      const [deciding, ...money] = moneyColumns(sweep, percent)
      return [
        {
          id: 'makes',
          header: 'Makes',
          value: (row) => amountsInWords(recipeOf(sweep, row)?.Outputs),
          cell: (row) => <Tiles list={recipeOf(sweep, row)?.Outputs} />,
        },
        deciding,
        {
          id: 'uses',
          header: 'From',
          value: (row) => amountsInWords(recipeOf(sweep, row)?.Inputs),
          cell: (row) => <Tiles list={recipeOf(sweep, row)?.Inputs} />,
        },
        { id: 'building', header: 'In', value: (row) => sweep.buildingTicker[row] },
        ...hideColumns(money, 'perArea'),
        {
          id: 'expertise',
          header: 'Expertise',
          hidden: true,
          value: (row) => inWords(sweep.cogc[row]!),
        },
      ]
    },
  }
}

const hasTicker = (list: readonly RecipeMaterial[] = [], ticker: string | undefined) =>
  ticker === undefined || list.some(({ Ticker }) => Ticker === ticker)
