import type { RealityChange } from '../../../../engine/company/plan-reality.ts'
import { ACCURATE } from '../../../../engine/game/constants/rules.ts'
import { workforceNeeds } from '../../../../engine/game/constants/workforce.ts'
import { formatAmount, formatCount, formatPercent } from '../../../../engine/game/number-format.ts'
import { cogcInWords, inWords } from '../../../../engine/game/words.ts'

type LuxuryChange = Extract<RealityChange, { kind: 'luxury' }>
type Recipes = Extract<RealityChange, { kind: 'recipes' }>['planned']

export function nameOfChange(change: RealityChange): string {
  switch (change.kind) {
    case 'permits':
      return 'Permits'
    case 'building':
      return change.building
    case 'recipes':
      return `${change.building}: recipes`
    case 'experts':
      return `Experts: ${inWords(change.expert.toUpperCase())}`
    case 'programme':
      return 'CoGC programme'
    case 'headquarters':
      return 'Corporate HQ'
    case 'luxury':
      return `${luxuryOf(change)} for ${change.workforce}s`
    case 'workers':
      return `${inWords(change.workforce.toUpperCase())}s`
    case 'efficiency':
      return `${change.building}: efficiency`
  }
}

const luxuryOf = ({ workforce, luxury }: LuxuryChange) =>
  workforceNeeds(ACCURATE)[workforce].find((need) => need.luxury === luxury)!.ticker

/** `2× 10 RAT…`: the recipe without its building. */
const recipesInWords = (recipes: Recipes) =>
  recipes.length === 0
    ? 'none'
    : recipes
        .map(({ recipeid, amount }) => `${formatAmount(amount)}× ${recipeid.split('#')[1]}`)
        .join(', ')

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

export function valuesOf(change: RealityChange): { planned: string; real: string } {
  switch (change.kind) {
    case 'permits':
    case 'building':
    case 'experts':
      return { planned: formatAmount(change.planned), real: formatAmount(change.real) }
    case 'recipes':
      return { planned: recipesInWords(change.planned), real: recipesInWords(change.real) }
    case 'programme':
      return { planned: cogcInWords(change.planned), real: cogcInWords(change.real) }
    case 'headquarters':
    case 'luxury':
      return { planned: yesOrNo(change.planned), real: yesOrNo(change.real) }
    case 'workers':
      return {
        planned: `${formatPercent(change.planned, 0)} efficient`,
        real: [
          `${formatPercent(change.real, 0)} efficient`,
          change.missing.length > 0 && `short of ${change.missing.join(', ')}`,
          change.missingWorkers > 0 && `${formatCount(change.missingWorkers, 'worker')} missing`,
        ]
          .filter(Boolean)
          .join(', '),
      }
    case 'efficiency':
      return { planned: formatPercent(change.planned, 2), real: formatPercent(change.real, 2) }
  }
}

/** What to do in the game so that it becomes as planned. */
export function taskOf(change: RealityChange): string {
  switch (change.kind) {
    case 'permits':
      return `Invest ${formatCount(change.planned, 'permit')} (now ${formatAmount(change.real)}).`
    case 'building': {
      const more = change.planned - change.real
      return more > 0
        ? `Build ${formatAmount(more)} ${change.building}.`
        : `Demolish ${formatAmount(-more)} ${change.building}.`
    }
    case 'recipes':
      return `Queue in ${change.building}: ${recipesInWords(change.planned)}.`
    case 'experts':
      return `Assign ${formatCount(change.planned, 'expert')} of ${inWords(change.expert.toUpperCase())} (now ${formatAmount(change.real)}).`
    case 'programme':
      return `The plan assumes ${cogcInWords(change.planned)}; the base works under ${cogcInWords(change.real)}.`
    case 'headquarters':
      return change.planned
        ? 'The plan assumes the corporate HQ here.'
        : 'The corporate HQ is here; the plan does without it.'
    case 'luxury':
      return change.planned
        ? `Bring ${luxuryOf(change)} for ${change.workforce}s.`
        : `Stop bringing ${luxuryOf(change)} for ${change.workforce}s.`
    case 'workers':
      return [
        change.missing.length > 0 && `Bring ${change.missing.join(', ')} for ${change.workforce}s.`,
        change.missingWorkers > 0 &&
          `House and wait for ${formatCount(change.missingWorkers, change.workforce)} more.`,
      ]
        .filter(Boolean)
        .join(' ')
    case 'efficiency':
      return `${change.building} works at ${formatPercent(change.real, 2)} instead of ${formatPercent(change.planned, 2)}: look at its experts, workers and condition.`
  }
}
