import { cloneName } from '../../../engine/game/clone-name.ts'
import { notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { json } from '../../http/json.ts'
import { bestEffort } from '../../repo/best-effort.ts'
import { copyPlan } from '../plans/account-quota.ts'
import { sharedRepo } from './repo.ts'

const unknownShare = () => notFound('This plan is not shared (any more).')

export const sharedHandlers = {
  listShares: ({ user, ports }) => sharedRepo(ports.db).list(user.id),

  async getSharedPlan({ user, params, ports, request, schedule }) {
    const shared = sharedRepo(ports.db)
    // Link checkers that only test whether the page exists have not viewed the plan.
    if (request.method !== 'HEAD')
      await bestEffort(ports, shared.countView(params.uuid, user?.id ?? null))
    const found = await schedule(() => shared.find(params.uuid))
    if (!found) throw unknownShare()
    return json(found)
  },

  async sharePlan({ user, params, ports, body: terms }) {
    const uuid = crypto.randomUUID()
    const shared = sharedRepo(ports.db)
    const share = await shared.share(user.id, params.planUuid, uuid, terms, ports.clock())
    if (!share) throw notFound(`There is no such plan${terms ? ', empire or CX' : ''}.`)
    return share
  },

  async cloneSharedPlan({ user, params, ports, schedule }) {
    const name = await sharedRepo(ports.db).planName(params.sharedUuid)
    if (name === null) throw unknownShare()
    await schedule(async () => {})
    return json(await copyPlan(ports, user.id, { share: params.sharedUuid }, cloneName(name)))
  },

  async stopSharing({ user, params, ports }) {
    if (!(await sharedRepo(ports.db).stop(user.id, params.uuid))) throw unknownShare()
    return true as const
  },
} satisfies Handlers
