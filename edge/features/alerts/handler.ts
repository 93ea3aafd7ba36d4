import * as v from 'valibot'
import { MAX_ALERTS } from '../../../engine/game/alert.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { fromBase64url } from '../../crypto/encoding.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { throttleAlertTest } from '../../http/throttle.ts'
import { importPoint } from '../../push/encrypt.ts'
import { syncRepo } from '../../repo/sync.ts'
import { usersRepo } from '../../repo/users.ts'
import { isoDate } from '../accounts/profile.ts'
import { alertStatesRepo } from './alert-states.ts'
import { deviceLookup, keepDevice } from './devices.ts'
import { readMailStop } from './mail-stop.ts'
import { alertAddress, sendAlertMail, sendPush } from './messages.ts'
import { pushDevicesRepo } from './push-devices.ts'
import { alertsRepo } from './repo.ts'

const NO_SUCH_RULE = 'There is no such rule.'
const TRIAL = 'This is how an alert looks'

export const alertHandlers = {
  async listAlerts({ user, ports: { db, push } }) {
    const alerts = await alertsRepo(db).list(user.id)
    return {
      alerts: alerts.map(({ uuid, rule, metSince }) => ({
        uuid,
        rule,
        met_since: isoDate(metSince),
      })),
      last_look: isoDate(await syncRepo(db).succeededAt('exchanges')),
      push: { key: push?.publicKey ?? null, devices: await pushDevicesRepo(db).count(user.id) },
      is_mail_stopped: await alertStatesRepo(db).hasStoppedMail(user.id),
    }
  },

  async putAlert({ user, params, body: { rule }, ports: { db } }) {
    const uuid = v.safeParse(Uuid, params.uuid)
    if (!uuid.success) throw notFound(NO_SUCH_RULE)
    if (!(await alertsRepo(db).put(user.id, uuid.output, rule)))
      throw new HttpError(409, `${MAX_ALERTS} rules is the maximum. Delete one first.`)
    return { uuid: uuid.output, rule }
  },

  async deleteAlert({ user, params, ports: { db } }) {
    if (!(await alertsRepo(db).remove(user.id, params.uuid.toLowerCase())))
      throw notFound(NO_SUCH_RULE)
    return true as const
  },

  async addPushDevice({ user, body, ports }) {
    if (!ports.push) throw new HttpError(409, 'This server sends no notifications.')
    if (!ports.push.accepts(body.endpoint))
      throw new HttpError(
        409,
        'This server does not know the push service of this browser. Its operator can allow it.',
      )
    await importPoint(fromBase64url(body.keys.p256dh)!).catch(() => {
      throw new HttpError(409, 'The key of this browser is not valid.')
    })
    if (!(await keepDevice(ports, user.id, body)))
      throw new HttpError(
        409,
        'This browser shows notifications of another account. Turn them off there first.',
      )
    return true as const
  },

  async removePushDevices({ user, body: { endpoint }, ports }) {
    const lookup = endpoint === null ? null : deviceLookup(ports, endpoint)
    await pushDevicesRepo(ports.db).remove(user.id, lookup)
    return true as const
  },

  async testAlert({ user, ports }) {
    await throttleAlertTest(ports, user.id)
    const account = await usersRepo(ports.db).byId(user.id)
    const sent = await sendPush(ports, user.id, { title: 'Perigee', body: TRIAL, path: '/alerts' })
    const address = account && (await alertAddress(ports, account))
    const mailed = account && address && (await sendAlertMail(ports, account, address, [TRIAL]))
    return {
      devices: sent === 'later' ? null : sent,
      mailed: mailed ? mailed.is === 'sent' : false,
    }
  },

  async setAlertMail({ user, body, ports: { db, clock } }) {
    const states = alertStatesRepo(db)
    if (body.is_stopped) await states.stopMail(user.id, clock())
    else await states.wantMail(user.id)
    return true as const
  },

  async stopAlertMail({ query: { token }, ports: { db, secrets, clock } }) {
    const userId = readMailStop(secrets, token)
    if (userId === null || !(await alertStatesRepo(db).stopMail(userId, clock())))
      throw notFound('This link is not valid any more, or never was.')
    return true as const
  },
} satisfies Handlers
