import * as v from 'valibot'
import { MOST_ALERTS } from '../../engine/model/alert.ts'
import { Uuid } from '../../engine/model/primitives.ts'
import { HttpError, notFound } from '../errors.ts'
import type { Handlers } from '../http/handle.ts'
import { alertsRepo } from '../repo/alerts.ts'
import { syncRepo } from '../repo/sync.ts'
import { isoDate } from './profile.ts'

const NO_SUCH_RULE = 'There is no such rule.'

export const alertHandlers = {
  async listAlerts({ user, ports: { db } }) {
    const alerts = await alertsRepo(db).list(user.id)
    return {
      alerts: alerts.map(({ uuid, rule, metSince }) => ({
        uuid,
        rule,
        met_since: isoDate(metSince),
      })),
      last_look: isoDate(await syncRepo(db).succeededAt('exchanges')),
    }
  },

  async putAlert({ user, params, body: { rule }, ports: { db } }) {
    const uuid = v.safeParse(Uuid, params.uuid)
    if (!uuid.success) throw notFound(NO_SUCH_RULE)
    if (!(await alertsRepo(db).put(user.id, uuid.output, rule)))
      throw new HttpError(409, `${MOST_ALERTS} rules are the most; delete one first.`)
    return { uuid: uuid.output, rule }
  },

  async deleteAlert({ user, params, ports: { db } }) {
    if (!(await alertsRepo(db).remove(user.id, params.uuid.toLowerCase())))
      throw notFound(NO_SUCH_RULE)
    return true as const
  },
} satisfies Handlers
