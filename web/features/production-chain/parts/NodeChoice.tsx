import type { ChainNode } from '../../../../engine/chain.ts'
import type { Recipe } from '../../../../engine/model/gamedata.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { formatDuration } from '../../../ui/format.ts'
import { MaterialTile } from '../../../ui/MaterialTile.tsx'
import { RadioGroup } from '../../../ui/Segmented.tsx'
import type { NodeChoices } from '../choices.ts'
import styles from './NodeChoice.module.css'

/** What can be chosen at a node: its recipe, whether it is bought, or a chain of its own. */
export function NodeChoice({
  node,
  recipes,
  chosen,
  isWanted,
  onRecipe,
  onTerminal,
  onOpen,
}: {
  node: ChainNode
  recipes: ReadonlyMap<string, Recipe>
  /** What was chosen here; the node itself follows when the chain is calculated. */
  chosen: NodeChoices
  isWanted: boolean
  onRecipe: (recipeId: string) => void
  onTerminal: (isTerminal: boolean) => void
  onOpen: () => void
}) {
  const { ticker, recipeOptions, isLoop, building } = node
  const { recipeId, isTerminal } = chosen
  return (
    <div className={styles.choice}>
      <MaterialTile ticker={ticker} />
      {building === null && <p>A natural resource: here the chain begins.</p>}
      {isLoop && (
        <p className={styles.loop}>
          It is needed to make itself. The part that closes the loop is not followed further.
        </p>
      )}
      {recipeOptions.length > 0 && recipeId !== null && recipeOptions.includes(recipeId) && (
        <RadioGroup
          label="Recipe"
          choices={recipeOptions.map((id) => ({
            value: id,
            label: recipeText(id, recipes.get(id)),
          }))}
          value={recipeId}
          onValue={onRecipe}
        />
      )}
      {building !== null && !isWanted && (
        <Checkbox
          label="Bought: do not follow further"
          checked={isTerminal}
          onChecked={onTerminal}
        />
      )}
      {!isWanted && building !== null && (
        <Button size="small" onClick={onOpen}>
          Chain of {ticker}
        </Button>
      )}
    </div>
  )
}

function recipeText(id: string, recipe: Recipe | undefined): string {
  if (!recipe) return id
  const list = (side: Recipe['Inputs']) =>
    side.map(({ Ticker, Amount }) => `${Amount} ${Ticker}`).join(' + ') || 'nothing'
  return `${recipe.BuildingTicker}: ${list(recipe.Inputs)} → ${list(recipe.Outputs)}, ${formatDuration(recipe.TimeMs)}`
}
