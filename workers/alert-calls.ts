import type { AlertRule } from '../engine/game/alert.ts'
import { evaluateRules } from '../engine/today/alerts/alerts.ts'
import { alertFacts, type OwnFacts } from '../engine/today/alerts/facts.ts'
import type { Universe } from '../engine/universe/universe.ts'

interface AlertsRequest {
  readonly rules: readonly AlertRule[]
  readonly own: OwnFacts
}

export const alertCalls = {
  alertStates: (universe: Universe, { rules, own }: AlertsRequest) =>
    evaluateRules(rules, alertFacts(universe, own)),
}
