import { memo } from 'react'
import type { RecipeMaterial } from '../../../engine/model/gamedata.ts'
import type { RecipeRoi } from '../../../engine/sweeps/recipe-roi.ts'
import { readableCode } from '../../parts/game-names.ts'
import { moneyColumns } from '../../parts/roi/money-columns.tsx'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import styles from './RecipeRoi.module.css'
import type { RecipeFacts } from './recipe-rows.ts'

const amounts = (list: readonly RecipeMaterial[] = []) =>
  list.map(({ Ticker, Amount }) => `${Amount} ${Ticker}`).join(' + ')

/** `10 H2O + 1 PG → 10 DW` */
export function recipeInWords({ recipes }: RecipeFacts, recipeId: string): string {
  const recipe = recipes.get(recipeId)
  return recipe ? `${amounts(recipe.Inputs)} → ${amounts(recipe.Outputs)}` : recipeId
}

export function recipeColumns(sweep: RecipeRoi, facts: RecipeFacts): DataColumn<number>[] {
  const recipeOf = (row: number) => facts.recipes.get(sweep.recipeId[row]!)
  return [
    {
      id: 'makes',
      header: 'Makes',
      value: (row) => amounts(recipeOf(row)?.Outputs),
      cell: (row) => <Tiles list={recipeOf(row)?.Outputs} />,
    },
    { id: 'building', header: 'In', value: (row) => sweep.buildingTicker[row] },
    ...moneyColumns(sweep),
    {
      id: 'uses',
      header: 'From',
      value: (row) => amounts(recipeOf(row)?.Inputs),
      cell: (row) => <Tiles list={recipeOf(row)?.Inputs} />,
    },
    {
      id: 'expertise',
      header: 'Expertise',
      hidden: true,
      value: (row) => readableCode(sweep.cogc[row]!),
    },
  ]
}

/** Other prices change no recipe: its tiles are not drawn again. */
const Tiles = memo(function Tiles({ list = [] }: { list: readonly RecipeMaterial[] | undefined }) {
  return (
    <span className={styles.tiles}>
      {list.map(({ Ticker, Amount }) => (
        <MaterialTile key={Ticker} ticker={Ticker} amount={Amount} />
      ))}
    </span>
  )
})
