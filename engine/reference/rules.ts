/** The two rule books: the figures that players know from the documented product, and what the game does. */
export const RULES_NAMES = ['documented', 'corrected'] as const
export type RulesName = (typeof RULES_NAMES)[number]

/** Where the books differ. */
export const RULES = [
  'scientistTools',
  'billedWorkforce',
  'storageDays',
  'areaPerBuilding',
  'rowDegradation',
  'repairProfit',
] as const
export type Rule = (typeof RULES)[number]

/** The choice made for each rule. Plain data: it reaches a worker as it is. */
export type Rules = Readonly<Record<Rule, RulesName>>

/** What a rule asks for: one constant or function for each choice, so that no calculation has to branch. */
export type Choice<T> = Readonly<Record<RulesName, T>>

const choosing = (choice: (rule: Rule) => RulesName): Rules =>
  Object.freeze({
    scientistTools: choice('scientistTools'),
    billedWorkforce: choice('billedWorkforce'),
    storageDays: choice('storageDays'),
    areaPerBuilding: choice('areaPerBuilding'),
    rowDegradation: choice('rowDegradation'),
    repairProfit: choice('repairProfit'),
  })

export const DOCUMENTED: Rules = choosing(() => 'documented')
export const CORRECTED: Rules = choosing(() => 'corrected')

const BOOKS: Choice<Rules> = { documented: DOCUMENTED, corrected: CORRECTED }
export const rulesNamed = (name: RulesName): Rules => BOOKS[name]
const OTHER: Choice<RulesName> = { documented: 'corrected', corrected: 'documented' }
/** The other book. */
export const otherRules = (rules: Rules): Rules => choosing((rule) => OTHER[rules[rule]])
/** What the other book is called. */
export const nameOfOther = (rules: Rules): RulesName => OTHER[rules.scientistTools]
/** The only rules that change what a base moves, earns and costs in a day. */
export const FLOW_RULES: readonly Rule[] = ['scientistTools']
/** The same book but for one rule. */
export const withOther = (rules: Rules, changed: Rule): Rules =>
  choosing((rule) => (rule === changed ? OTHER[rules[rule]] : rules[rule]))

/** What a player reads about a rule: its name, and what each book says. */
export interface RuleWords extends Choice<string> {
  readonly name: string
}
export const RULE_WORDS: Readonly<Record<Rule, RuleWords>> = {
  scientistTools: {
    name: 'Tools of scientists',
    documented: 'A hundred scientists use 0.1 WS a day.',
    corrected: 'A hundred scientists use 0.05 WS a day.',
  },
  billedWorkforce: {
    name: 'Billed workforce',
    documented: 'A building is billed for its full workforce with both luxuries.',
    corrected:
      'A building is billed for the workers that the base houses, with the luxuries that are on.',
  },
  storageDays: {
    name: 'Storage filled',
    documented: 'Imports and exports fill the storage together.',
    corrected:
      'Imports shrink while exports grow, so the larger of the two fills or empties the storage.',
  },
  areaPerBuilding: {
    name: 'Area of recipe options',
    documented: 'The area of a sensible base is counted without its core module.',
    corrected: 'The area of a sensible base is counted with its core module.',
  },
  rowDegradation: {
    name: 'Degradation of a building row',
    documented: 'The daily revenue of a row takes the degradation of one building.',
    corrected: 'The daily revenue of a row takes the degradation of all its buildings.',
  },
  repairProfit: {
    name: 'Profit between repairs',
    documented:
      'The whole daily revenue, workforce and degradation included, falls with the condition; repairs come on top.',
    corrected:
      'What the materials bring falls with the condition, the workforce is paid in full, and repairs replace the degradation.',
  },
}
