import * as v from 'valibot'
import { ALERT_VERSION, AlertRule } from '../alert.ts'
import { broughtUp, isFields, type StoredFields, type VersionStep, versionOf } from './step.ts'

/** `ALERT_STEPS[0]` leads to version 2. */
export const ALERT_STEPS: readonly VersionStep[] = []

/** Null if the stored rule is of a newer version or cannot be read. It then stays stored and sends nothing. */
export function readAlertRule(stored: unknown): AlertRule | null {
  if (!isFields(stored) || versionOf(stored) > ALERT_VERSION) return null
  const read = v.safeParse(AlertRule, broughtUp(stored, ALERT_STEPS))
  return read.success ? read.output : null
}

export const storedAlertRule = (rule: AlertRule): StoredFields => ({
  version: ALERT_VERSION,
  ...rule,
})
