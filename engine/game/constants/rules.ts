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
