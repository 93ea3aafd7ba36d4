/** The two sets of rules: the figures that older planners show, and what the game does. */
export const RULES_NAMES = ['classic', 'accurate'] as const
export type RulesName = (typeof RULES_NAMES)[number]

export const RULES = [
  'scientistTools',
  'billedWorkforce',
  'storageDays',
  'areaPerBuilding',
  'rowDegradation',
  'repairProfit',
  'missingPrices',
  'localFees',
] as const
export type Rule = (typeof RULES)[number]

/** The choice made for each rule. Plain data, so that it can be sent to a worker. */
export type Rules = Readonly<Record<Rule, RulesName>>

/** One constant or function for each choice, so that calculations need no branches. */
export type Choice<T> = Readonly<Record<RulesName, T>>

const choosing = (choice: (rule: Rule) => RulesName): Rules =>
  Object.freeze({
    scientistTools: choice('scientistTools'),
    billedWorkforce: choice('billedWorkforce'),
    storageDays: choice('storageDays'),
    areaPerBuilding: choice('areaPerBuilding'),
    rowDegradation: choice('rowDegradation'),
    repairProfit: choice('repairProfit'),
    missingPrices: choice('missingPrices'),
    localFees: choice('localFees'),
  })

export const CLASSIC: Rules = choosing(() => 'classic')
export const ACCURATE: Rules = choosing(() => 'accurate')

const BOOKS: Choice<Rules> = { classic: CLASSIC, accurate: ACCURATE }
export const rulesNamed = (name: RulesName): Rules => BOOKS[name]
const OTHER: Choice<RulesName> = { classic: 'accurate', accurate: 'classic' }
export const otherRules = (rules: Rules): Rules => choosing((rule) => OTHER[rules[rule]])
export const nameOfOther = (rules: Rules): RulesName => OTHER[rules.scientistTools]
/** The only rule that changes the material flow of a base. */
export const FLOW_RULES: readonly Rule[] = ['scientistTools']
/** The only rules that change the daily revenue or cost of a base. */
export const MONEY_RULES: readonly Rule[] = [...FLOW_RULES, 'missingPrices', 'localFees']
export const withOther = (rules: Rules, changed: Rule): Rules =>
  choosing((rule) => (rule === changed ? OTHER[rules[rule]] : rules[rule]))

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
