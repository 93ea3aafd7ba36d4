import { type AlertState, evaluateRules } from '../engine/today/alerts/alerts.ts'
import { alertFacts } from '../engine/today/alerts/facts.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type { AlertQuestion } from './questions.ts'

// A file of its own, since few pages use it. `calls.ts` is the table, and loads it on first use.

export const alertStates = (universe: Universe, { rules, own }: AlertQuestion): AlertState[] =>
  evaluateRules(rules, alertFacts(universe, own))
