import type { ChainNode } from '../../../engine/chain/chain.ts'
import type { Recipe } from '../../../engine/game/gamedata.ts'
import { formatDuration, formatMoney } from '../../../engine/game/number-format.ts'
import { recipeInWords } from '../../../engine/game/recipe-words.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { RadioGroup } from '../../ui/field/Segmented.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { NodeChoices } from './choices.ts'
import { costsInWords } from './node-words.ts'
import styles from './ProductionChain.module.css'

const BY_ITSELF = 'by itself'

/** What can be chosen at a node: its recipe, whether it is bought, or a chain of its own. */
export function NodeChoice({
  node,
  recipes,
  chosen,
  isFirst,
  isWanted,
  onRecipe,
  onTerminal,
  onOpen,
}: {
  node: ChainNode
  recipes: ReadonlyMap<string, Recipe>
  /** What was chosen here; the node itself follows when the chain is calculated. */
  chosen: NodeChoices
  /** Whether the chain by itself takes what is listed first. */
  isFirst: boolean
  isWanted: boolean
  onRecipe: (recipeId: string | null) => void
  onTerminal: (isTerminal: boolean) => void
  onOpen: () => void
}) {
  const { ticker, recipeOptions, isLoop, isMined, building, costs } = node
  const { recipeId, isTerminal } = chosen
  const canBeMined = isMined && !isFirst && !isWanted
  const byItself = canBeMined ? 'Mined' : isFirst ? 'The first recipe' : 'The cheapest'
  const choices = recipeOptions.map((id, place) => ({
    value: id,
    label: recipeText(id, recipes.get(id), costs?.byOption[place]),
  }))
  return (
    <Stack align="start" gap={3} className={styles.choice}>
      <MaterialTile ticker={ticker} />
      {costs && <p>{costsInWords(costs)}</p>}
      {building === null && (
        <p>
          {isMined
            ? 'Mined: here the chain begins. Its price stands for what mining it costs.'
            : 'No recipe makes it: here the chain begins.'}
        </p>
      )}
      {isLoop && (
        <p className="warn">
          It is needed to make itself. The part that closes the loop is not followed further.
        </p>
      )}
      {(choices.length > 1 || (canBeMined && choices.length > 0)) && (
        <RadioGroup
          label="Recipe"
          choices={[{ value: BY_ITSELF, label: byItself }, ...choices]}
          value={recipeId ?? BY_ITSELF}
          onValue={(next) => onRecipe(next === BY_ITSELF ? null : next)}
        />
      )}
      {building !== null && !isWanted && (
        <Checkbox
          label="Bought: do not follow further"
          checked={isTerminal}
          onChecked={onTerminal}
        />
      )}
      {!isWanted && recipeOptions.length > 0 && (
        <Button size="small" onClick={onOpen}>
          Chain of {ticker}
        </Button>
      )}
    </Stack>
  )
}

function recipeText(id: string, recipe: Recipe | undefined, cost: number | null | undefined) {
  if (!recipe) return id
  const words = `${recipe.BuildingTicker}: ${recipeInWords(recipe)}, ${formatDuration(recipe.TimeMs)}`
  if (cost === undefined) return words
  return `${words}, ${cost === null ? 'takes what nobody sells' : `${formatMoney(cost)} $ a unit`}`
}
