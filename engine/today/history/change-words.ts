import { formatMoney, formatSigned } from '../../game/number-format.ts'
import {
  type ChangedPlan,
  type DayChange,
  DIFFERENCE_PARTS,
  type DifferenceParts,
  type MovedPrice,
} from './what-changed.ts'

type Part = keyof DifferenceParts

export const PART_WORDS: Readonly<Record<Part, string>> = {
  prices: 'Prices',
  edited: 'Plans edited',
  added: 'Plans added',
  removed: 'Plans removed',
  rules: 'Rules of the game',
  settings: 'Faction and permits',
  unlisted: 'Smaller plans, summed up',
}

export const WHY_WORDS: Readonly<Record<ChangedPlan['why'], string>> = {
  edited: 'edited',
  added: 'added',
  removed: 'removed',
  rules: 'rules of the game',
  settings: 'faction or permits',
}

export const centsText = (cents: number): string => formatMoney(cents / 100)

export const signedCents = (cents: number): string =>
  formatSigned(cents, (value) => centsText(value ?? 0))

/** A change that reads 0.00 is not shown. */
export const isSeen = (cents: number): boolean => /[1-9]/.test(centsText(cents))

export const changeParts = ({ parts }: DayChange): Part[] =>
  DIFFERENCE_PARTS.filter((part) => parts[part] !== 0).sort(
    (a, b) => Math.abs(parts[b]) - Math.abs(parts[a]),
  )

/** In one sentence, what most of a difference is. */
export function changeSentence(change: DayChange): string {
  const { difference, parts, prices, plans } = change
  const [largest] = changeParts(change)
  if (!largest) return plans.length > 0 ? 'Plans changed, the profit did not.' : 'Nothing changed.'
  const start = isSeen(difference)
    ? `${signedCents(difference)} $/day, mostly`
    : 'The profit is the same. Largest part:'
  const [price] = prices
  return largest === 'prices' && price && Math.sign(price.effect) === Math.sign(parts.prices)
    ? `${start} prices: ${priceWords(price)}.`
    : `${start} ${MOSTLY_WORDS[largest]} (${signedCents(parts[largest])}).`
}

const MOSTLY_WORDS: Readonly<Record<Part, string>> = {
  prices: 'prices',
  edited: 'edited plans',
  added: 'new plans',
  removed: 'plans that are gone',
  rules: 'rules of the game',
  settings: 'faction and permits',
  unlisted: 'smaller plans, which are summed up',
}

const priceWords = ({ ticker, side, before, after, effect }: MovedPrice): string =>
  `${ticker}, which is ${side}, from ${formatMoney(before / 100)} to ${formatMoney(after / 100)} (${signedCents(effect)})`
