import * as v from 'valibot'
import { ALERT_VERSION, AlertRule } from '../alert.ts'
import { broughtUp, type Fields, isFields, type Step, versionOf } from './step.ts'

/** `ALERT_STEPS[0]` leads to version 2. */
export const ALERT_STEPS: readonly Step[] = []

/** Null where the stored rule is of a newer version or cannot be read: it then stays stored and sends nothing. */
export function readAlertRule(stored: unknown): AlertRule | null {
  if (!isFields(stored) || versionOf(stored) > ALERT_VERSION) return null
  const read = v.safeParse(AlertRule, broughtUp(stored, ALERT_STEPS))
  return read.success ? read.output : null
}

export const storedAlertRule = (rule: AlertRule): Fields => ({ version: ALERT_VERSION, ...rule })
