import * as v from 'valibot'
import { Alert, AlertRule } from '../../engine/model/alert.ts'
import { DateString } from '../../engine/model/primitives.ts'
import { Done } from './answers.ts'
import { defineRoute } from './route.ts'

export const Alerts = v.object({
  alerts: v.array(
    v.object({
      ...Alert.entries,
      /** Since when the server saw it met; null while it is not. */
      met_since: v.nullable(DateString),
    }),
  ),
  /** When the server last looked at prices; null where it does not fetch them, and so watches nothing. */
  last_look: v.nullable(DateString),
})
export type Alerts = v.InferOutput<typeof Alerts>

export const listAlerts = defineRoute({
  method: 'GET',
  path: '/alerts',
  access: 'user',
  summary: 'The rules of the player, which of them are met, and how the player is told',
  answer: Alerts,
})

export const putAlert = defineRoute({
  method: 'PUT',
  path: '/alerts/rules/:uuid',
  access: 'user',
  summary: 'Makes a rule, or changes it; a changed rule tells anew',
  body: v.object({ rule: AlertRule }),
  answer: Alert,
  failures: [404, 409],
})

export const deleteAlert = defineRoute({
  method: 'DELETE',
  path: '/alerts/rules/:uuid',
  access: 'user',
  summary: 'Deletes a rule',
  answer: Done,
  failures: [404],
})
