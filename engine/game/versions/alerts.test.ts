import { expect, test } from 'vitest'
import { ALERT_VERSION, type AlertRule } from '../alert.ts'
import { ALERT_STEPS, readAlertRule, storedAlertRule } from './alerts.ts'

const RULE: AlertRule = {
  watch: 'price',
  ticker: 'RAT',
  exchange: 'AI1',
  figure: 'ask',
  is: 'above',
  limit: 90,
  push: true,
  mail: false,
}

test('there is a step to every version', () => {
  expect(ALERT_STEPS).toHaveLength(ALERT_VERSION - 1)
})

test('a rule is stored under its version and read again', () => {
  expect(storedAlertRule(RULE)).toMatchObject({ version: ALERT_VERSION, ticker: 'RAT' })
  expect(readAlertRule(storedAlertRule(RULE))).toEqual(RULE)
})

test.each([
  ['of a newer version', { ...RULE, version: ALERT_VERSION + 1 }],
  ['about something unknown', { ...RULE, watch: 'weather' }],
  ['with a limit that is none', { ...RULE, limit: -1 }],
  ['that is no rule', 'text'],
])('a rule %s is left alone', (_, stored) => {
  expect(readAlertRule(stored)).toBeNull()
})
