import type { BuildingAspect, PlanChange } from '../../../engine/empire/plan-changes.ts'
import { formatAmount, formatDuration } from '../../../engine/game/number-format.ts'
import { recipeIdInWords, recipeInWords } from '../../../engine/game/recipe-words.ts'
import { inWords } from '../../../engine/game/words.ts'

const ASPECTS: Record<BuildingAspect, string> = {
  cost: 'its construction materials',
  area: 'its area',
  workers: 'its workers',
}

export function changeInWords(change: PlanChange): string {
  switch (change.kind) {
    case 'recipe gone': {
      const [building] = change.recipeId.split('#')
      return `${building} can no longer run ${recipeIdInWords(change.recipeId)}.`
    }
    case 'recipe': {
      const { before, after } = change
      const recipes = [recipeInWords(before), recipeInWords(after)]
      const times = [formatDuration(before.TimeMs), formatDuration(after.TimeMs)]
      const [materials, time] = [recipes, times].map(([was, is]) =>
        was === is ? undefined : `${was} became ${is}`,
      )
      const what = [time, materials].filter((part) => part !== undefined).join(', and ')
      return `${after.BuildingTicker} ${recipeIdInWords(after.RecipeId)}: ${what}.`
    }
    case 'building gone':
      return `${change.building} is not in the game any more.`
    case 'building':
      return `${change.building} changed ${change.what.map((aspect) => ASPECTS[aspect]).join(' and ')}.`
    case 'deposit':
      return change.after === null
        ? `The planet has no ${change.ticker} any more.`
        : `${change.ticker} yields ${formatAmount(change.after)} a day and extractor instead of ${formatAmount(change.before)}.`
    case 'programme ended':
      return `The CoGC programme ${inWords(change.program)}, which the plan assumes, has ended.`
    case 'production fees': {
      const categories = change.categories.map(inWords).join(', ')
      return change.areKnown
        ? `The production fees of ${categories} are others.`
        : `The production fees of ${categories} are no longer known.`
    }
    case 'fee': {
      const { fee, before, after, currency } = change
      return `The ${fee} fee went from ${formatAmount(before)} to ${formatAmount(after)} ${currency}.`
    }
  }
}
