import type { Choice, Rule } from './rules.ts'

export const BOOK_WORDS: Choice<string> = { classic: 'Classic', accurate: 'Accurate' }

export interface RuleWords extends Choice<string> {
  readonly name: string
}
export const RULE_WORDS: Readonly<Record<Rule, RuleWords>> = {
  scientistTools: {
    name: 'Tools of scientists',
    classic: 'A hundred scientists use 0.1 WS a day.',
    accurate: 'A hundred scientists use 0.05 WS a day.',
  },
  billedWorkforce: {
    name: 'Billed workforce',
    classic: 'A building is billed for its full workforce with both luxuries.',
    accurate:
      'A building is billed for the workers that the base houses, with the luxuries that are on.',
  },
  storageDays: {
    name: 'Storage filled',
    classic: 'Imports and exports fill the storage together.',
    accurate:
      'Imports shrink while exports grow, so the larger of the two fills or empties the storage.',
  },
  areaPerBuilding: {
    name: 'Area of recipe options',
    classic: 'The area of a sensible base is counted without its core module.',
    accurate: 'The area of a sensible base is counted with its core module.',
  },
  rowDegradation: {
    name: 'Degradation of a building row',
    classic: 'The daily revenue of a row takes the degradation of one building.',
    accurate: 'The daily revenue of a row takes the degradation of all its buildings.',
  },
  repairProfit: {
    name: 'Profit between repairs',
    classic:
      'The whole daily revenue, workforce and degradation included, falls with the condition; repairs come on top.',
    accurate:
      'What the materials bring falls with the condition, the workforce is paid in full, and repairs replace the degradation.',
  },
  missingPrices: {
    name: 'Missing prices',
    classic: 'A price that the exchange does not have counts as 0.',
    accurate:
      'The 7-day, then the 30-day average of that exchange stands in, then that of all exchanges, never better than what is offered. What has no price anywhere is not traded by the advisor, the ROI tables and the balance of a plan.',
  },
  localFees: {
    name: 'Fees of the government',
    classic: 'What a planet’s government takes is not counted.',
    accurate:
      'Each building that runs pays the production fee of its planet, and a new base the establishment fee, as far as they are known.',
  },
}
