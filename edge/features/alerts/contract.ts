import * as v from 'valibot'
import { Alert, AlertRule } from '../../../engine/game/alert.ts'
import { DateString } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'

export const Alerts = v.object({
  alerts: v.array(
    v.object({
      ...Alert.entries,
      /** When the server first saw the rule met. Null while it is not met. */
      met_since: v.nullable(DateString),
    }),
  ),
  /** When the server last looked at prices. Null if it does not fetch them, so it checks no rules. */
  last_look: v.nullable(DateString),
  /**
   * The key with which browsers subscribe, null if this server sends no notifications, and the number of subscribed browsers.
   */
  push: v.object({ key: v.nullable(v.string()), devices: v.number() }),
  /** The player stopped all mails of alerts, whatever the rules say. */
  is_mail_stopped: v.boolean(),
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
  summary: 'Makes a rule, or changes it; a changed rule tells again',
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

/** The form of a browser's `PushSubscription.toJSON`. */
const PushDevice = v.object({
  endpoint: v.pipe(v.string(), v.url('An address is needed'), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'A key of 65 bytes is needed')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'A secret of 16 bytes is needed')),
  }),
})

export const addPushDevice = defineRoute({
  method: 'PUT',
  path: '/alerts/devices',
  access: 'user',
  summary: 'This browser shows notifications of the account',
  body: PushDevice,
  answer: Done,
  failures: [409],
})

export const removePushDevices = defineRoute({
  method: 'POST',
  path: '/alerts/devices/remove',
  access: 'user',
  summary: 'A browser shows no notifications any more; null: none does',
  body: v.object({ endpoint: v.nullable(v.pipe(v.string(), v.maxLength(1000))) }),
  answer: Done,
})

export const testAlert = defineRoute({
  method: 'POST',
  path: '/alerts/test',
  access: 'user',
  summary: 'Sends a message of trial to the browsers and the address of the player',
  answer: v.object({
    /** How many browsers took it. Null if none took it now, but one may later. */
    devices: v.nullable(v.number()),
    mailed: v.boolean(),
  }),
  failures: [429],
})

export const setAlertMail = defineRoute({
  method: 'PUT',
  path: '/alerts/mail',
  access: 'user',
  summary: 'Stops all mails of alerts, or lets them be sent again',
  body: v.object({ is_stopped: v.boolean() }),
  answer: Done,
})

export const stopAlertMail = defineRoute({
  method: 'POST',
  path: '/alerts/mail/stop',
  access: 'open',
  summary: 'Stops the mails of alerts of whoever got the link, without a log-in',
  query: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  answer: Done,
  failures: [404],
  throttled: true,
})
