import type { NamedLimit } from '../../../engine/advisor/base/clash.ts'
import type { AdvisorLimits } from '../../../engine/advisor/base/request.ts'
import type { NamedTargetLimit } from '../../../engine/advisor/target/clash.ts'
import type { TargetLimits } from '../../../engine/advisor/target/request.ts'
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatPercent,
} from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'

export function limitInWords({ field, ticker = '' }: NamedLimit, limits: AdvisorLimits): string {
  switch (field) {
    case 'sellShare':
      return `sell at most ${formatPercent(limits.sellShare, 0)} of daily volume`
    case 'buyShare':
      return `buy at most ${formatPercent(limits.buyShare, 0)} of daily volume`
    case 'unlimited':
    case 'neverBuy':
    case 'selfSufficient':
      return `never buy ${ticker}`
    case 'neverSell':
      return `never sell ${ticker}`
    case 'atLeast': {
      const asked = limits.atLeast?.find((one) => one.ticker === ticker)
      return `make at least ${formatAmount(asked?.perDay)} ${ticker} a day`
    }
    case 'mostKinds':
      return `at most ${formatCount(limits.mostKinds ?? 0, 'kind')} of buildings`
    case 'mostRecipes':
      return `at most ${formatCount(limits.mostRecipes ?? 0, 'recipe')}`
    case 'mostRuns':
      return `at most ${formatCount(limits.mostRuns ?? 0, 'run')} in a cycle`
    case 'expertises':
      return `only ${limits.expertises?.map(inWords).join(', ')}`
    case 'recipes':
      return `work only on ${limits.recipes?.join(', ')}`
    case 'mostConstructionCost':
      return `build for at most ${formatMoney(limits.mostConstructionCost)} $`
    case 'mostTonnesPerDay':
      return `move at most ${formatAmount(limits.mostTonnesPerDay)} t a day`
    case 'mostCubicMetresPerDay':
      return `move at most ${formatAmount(limits.mostCubicMetresPerDay)} m³ a day`
    case 'storageDays':
      return `storage for ${formatAmount(limits.storageDays)} ${limits.storageDays === 1 ? 'day' : 'days'}`
    case 'standing':
      return 'keep what stands'
  }
}

export const targetLimitInWords = (limit: NamedTargetLimit, limits: TargetLimits): string =>
  limit.field === 'mostBases'
    ? `at most ${formatCount(limits.mostBases ?? 0, 'base')}`
    : limit.field === 'recipes'
      ? 'work only on the recipes of the chain'
      : limitInWords(limit, limits)
