import * as v from 'valibot'
import { Alert, AlertRule } from '../../../engine/game/alert.ts'
import { DateString } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, post, put } from '../../contract/route.ts'

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

export const listAlerts = get(
  '/alerts',
  'user',
  'The rules of the player, which of them are met, and how the player is told',
  Alerts,
)

export const putAlert = put(
  '/alerts/rules/:uuid',
  'user',
  'Makes a rule, or changes it; a changed rule tells again',
  Alert,
  { body: v.object({ rule: AlertRule }), failures: [404, 409] },
)

export const deleteAlert = del('/alerts/rules/:uuid', 'user', 'Deletes a rule', Done, {
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

export const addPushDevice = put(
  '/alerts/devices',
  'user',
  'This browser shows notifications of the account',
  Done,
  { body: PushDevice, failures: [409] },
)

export const removePushDevices = post(
  '/alerts/devices/remove',
  'user',
  'A browser shows no notifications any more; null: none does',
  Done,
  { body: v.object({ endpoint: v.nullable(v.pipe(v.string(), v.maxLength(1000))) }) },
)

export const testAlert = post(
  '/alerts/test',
  'user',
  'Sends a message of trial to the browsers and the address of the player',
  v.object({
    /** How many browsers took it. Null if none took it now, but one may later. */
    devices: v.nullable(v.number()),
    mailed: v.boolean(),
  }),
  { failures: [429] },
)

export const setAlertMail = put(
  '/alerts/mail',
  'user',
  'Stops all mails of alerts, or lets them be sent again',
  Done,
  { body: v.object({ is_stopped: v.boolean() }) },
)

export const stopAlertMail = post(
  '/alerts/mail/stop',
  'open',
  'Stops the mails of alerts of whoever got the link, without a log-in',
  Done,
  {
    query: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
    failures: [404],
    throttled: true,
  },
)
