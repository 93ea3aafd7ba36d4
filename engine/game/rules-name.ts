import * as v from 'valibot'
import { RULES_NAMES, type RulesName } from './constants/rules.ts'

/** The names that older versions of the page stored. */
const FORMER = { documented: 'classic', corrected: 'accurate' } as const

export const StoredRulesName = v.pipe(
  v.picklist([...RULES_NAMES, 'documented', 'corrected']),
  v.transform(
    (name): RulesName => (name === 'documented' || name === 'corrected' ? FORMER[name] : name),
  ),
)
