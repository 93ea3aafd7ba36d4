import type { CxData } from '../../../engine/game/cx.ts'
import { digest } from '../../crypto/seal.ts'
import { HttpError, notFound } from '../../errors.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import { isFresh } from '../../http/etag.ts'
import type { Handlers } from '../../http/handle.ts'
import { streamResponse } from '../../http/stream.ts'
import type { Database, Ports } from '../../ports.ts'
import { bestEffort } from '../../repo/best-effort.ts'
import { csvResponse } from '../csv/csv-response.ts'
import { CX_PER_USER } from '../cx/contract.ts'
import { ASSIGNMENTS_PER_USER, EMPIRES_PER_USER } from '../empires/contract.ts'
import { noRoom, writing } from '../plans/account-quota.ts'
import { evaluateSharedPlans } from './evaluations.ts'
import { type EmpireCopying, type SharedHead, sharedEmpiresRepo } from './repo.ts'
import { sharedFlowSheet, sharedPlanSheet, sharedPriceSheet } from './sheets.ts'

const unknownShare = () => notFound('This empire is not shared (any more).')

export const sharedEmpireHandlers = {
  listEmpireShares: ({ user, ports }) => sharedEmpiresRepo(ports.db).list(user.id),

  async getSharedEmpire(call) {
    const { user, params, ports, request, setHeader } = call
    const shared = sharedEmpiresRepo(ports.db)
    const head = await headOf(ports.db, params.uuid)
    const etag = `"${await digest(head.version)}"`
    setHeader('ETag', etag)
    if (isFresh(request, etag)) return new Response(null, { status: 304 })
    // Link checkers that only test whether the page exists have not viewed the empire.
    if (request.method !== 'HEAD')
      await bestEffort(ports, shared.countView(params.uuid, user?.id ?? null))
    const plans = shared.plans(params.uuid, head.withNotes)
    return await streamResponse(call, 'application/json', withPlans(head, plans))
  },

  async shareEmpire({ user, params, body, ports }) {
    const uuid = crypto.randomUUID()
    const shared = sharedEmpiresRepo(ports.db)
    const share = await shared.share(user.id, params.empireUuid, uuid, body, ports.clock())
    if (!share) throw notFound('There is no such empire.')
    return share
  },

  async copySharedEmpire({ user, params, body, ports, schedule }) {
    const shared = sharedEmpiresRepo(ports.db)
    const head = await headOf(ports.db, params.sharedUuid)
    const offered = await shared.planUuids(params.sharedUuid)
    const chosen = body?.plans && new Set(body.plans)
    if (chosen && [...chosen].some((plan) => !offered.includes(plan)))
      throw notFound('A plan of this list is not part of the shared empire. Nothing was copied.')
    const isWhole = chosen === undefined
    const copies = {
      empire: isWhole ? { uuid: crypto.randomUUID(), name: head.name } : null,
      cx: isWhole && head.cx !== null ? crypto.randomUUID() : null,
      plans: offered
        .filter((from) => chosen?.has(from) ?? true)
        .map((from) => ({ from, uuid: crypto.randomUUID() })),
    }
    await schedule(async () => {})
    const copying = await shared.copy(user.id, params.sharedUuid, copies, writing(ports))
    if (copying !== 'copied') throw notCopied(ports, copying)
    return {
      message: isWhole ? `Empire saved as ${head.name}.` : 'Plans saved.',
      empire_uuid: copies.empire?.uuid ?? null,
      cx_uuid: copies.cx,
      plan_uuids: copies.plans.map(({ uuid }) => uuid),
    }
  },

  async stopSharingEmpire({ user, params, ports }) {
    if (!(await sharedEmpiresRepo(ports.db).stop(user.id, params.uuid))) throw unknownShare()
    return true as const
  },

  async csvSharedFlows(call) {
    return await csvResponse(call, sharedFlowSheet(await evaluations(call)))
  },

  async csvSharedPlans(call) {
    return await csvResponse(call, sharedPlanSheet(await evaluations(call)))
  },

  async csvSharedPrices(call) {
    const { params, ports } = call
    const { cx } = await headOf(ports.db, params.uuid)
    if (cx === null) throw notFound('The owner of this empire does not share its prices.')
    const universe = await universeOf(ports.db)
    if (!universe) throw notFound('There are no materials yet.')
    return await csvResponse(call, sharedPriceSheet(universe, JSON.parse(cx) as CxData))
  },
} satisfies Handlers

async function headOf(db: Database, sharedUuid: string): Promise<SharedHead> {
  const head = await sharedEmpiresRepo(db).head(sharedUuid)
  if (!head) throw unknownShare()
  return head
}

async function evaluations({ params, ports }: { params: { uuid: string }; ports: Ports }) {
  return evaluateSharedPlans(ports.db, params.uuid, await headOf(ports.db, params.uuid))
}

async function* withPlans({ json }: SharedHead, plans: AsyncIterable<string>) {
  yield `${json},"plans":[`
  let separator = ''
  for await (const page of plans) {
    yield separator
    yield page
    separator = ','
  }
  yield ']}'
}

function notCopied(ports: Ports, why: Exclude<EmpireCopying, 'copied'>): HttpError {
  switch (why) {
    case 'changed':
      return new HttpError(409, 'The empire was changed at this moment. Please copy it again.')
    case 'too many empires':
      return new HttpError(409, `You're allowed up to ${EMPIRES_PER_USER} empires.`)
    case 'too many CX':
      return new HttpError(409, `You're allowed up to ${CX_PER_USER} CX.`)
    case 'too many assignments':
      return new HttpError(
        409,
        `Plans can be assigned to empires ${ASSIGNMENTS_PER_USER} times at most. Nothing was changed.`,
      )
    default:
      return noRoom(ports, why)
  }
}
