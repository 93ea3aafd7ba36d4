/** The two rule books: the figures that players know from the documented product, and what the game does. */
export const RULES_NAMES = ['documented', 'corrected'] as const
export type RulesName = (typeof RULES_NAMES)[number]

/** Where the books differ. */
const RULES = [
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
