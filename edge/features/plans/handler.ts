import { cloneName } from '../../../engine/game/clone-name.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { json } from '../../http/json.ts'
import { streamList } from '../../http/stream.ts'
import { accountFull, copyPlan, noRoom, writing } from './account-quota.ts'
import { type PlanVersion, plansRepo } from './repo.ts'

const unknownPlan = () => notFound('There is no such plan.')
const unknownEmpire = () => notFound('There is no such empire.')

export const planHandlers = {
  listPlans: (call) => streamList(call, plansRepo(call.ports.db).list(call.user.id)),

  async getPlan({ user, params, ports, setHeader, schedule }) {
    const found = await schedule(() => plansRepo(ports.db).find(user.id, params.uuid))
    if (!found) throw unknownPlan()
    setHeader('ETag', etagOf(found.version))
    return json(found.json)
  },

  async listEmpirePlans(call) {
    const { user, params, ports } = call
    const plans = await plansRepo(ports.db).listOfEmpire(user.id, params.empireUuid)
    if (!plans) throw unknownEmpire()
    return streamList(call, plans)
  },

  async createPlan({ user, body, ports, setHeader }) {
    const uuid = crypto.randomUUID()
    const creation = await plansRepo(ports.db).create(user.id, uuid, body, writing(ports))
    if (creation === 'unknown empire') throw unknownEmpire()
    if (typeof creation === 'string') throw noRoom(ports, creation)
    setHeader('ETag', etagOf(1))
    return saved(uuid, creation.json)
  },

  async updatePlan({ user, params, body, ports, request, setHeader }) {
    const over = versionsIn(request.headers.get('if-match'))
    const saving = await plansRepo(ports.db).save(user.id, params.uuid, body, over, writing(ports))
    if (saving === 'unknown plan') throw unknownPlan()
    if (saving === 'account full') throw accountFull(ports)
    if (saving === 'newer data')
      throw new HttpError(
        409,
        'The plan was saved by a newer version of Perigee than that of this server. It is kept unchanged.',
      )
    if (saving === 'newer version')
      throw new HttpError(412, 'The plan was saved elsewhere in the meantime. Nothing was changed.')
    setHeader('ETag', etagOf(saving.version))
    return saved(params.uuid, saving.json)
  },

  async labelPlan({ user, params, body, ports }) {
    const labels = await plansRepo(ports.db).label(user.id, params.uuid, body, writing(ports))
    if (labels === 'unknown plan') throw unknownPlan()
    if (labels === 'account full') throw accountFull(ports)
    return labels
  },

  async clonePlan({ user, params, body, ports, schedule }) {
    const name = await plansRepo(ports.db).nameOf(user.id, params.uuid)
    if (name === null) throw unknownPlan()
    const copy = body.plan_name || cloneName(name)
    await schedule(async () => {})
    return json(await copyPlan(ports, user.id, { plan: params.uuid }, copy))
  },

  async deletePlan({ user, params, ports }) {
    if (!(await plansRepo(ports.db).remove(user.id, params.uuid))) throw unknownPlan()
    return true as const
  },

  async saveMaterialIo({ user, body, ports }) {
    // Kept for existing clients. Sheets calculate flows from the plans.
    const named = body.map(({ uuid }) => uuid)
    if (!(await plansRepo(ports.db).areOwn(user.id, named))) throw unknownPlan()
    return true as const
  },
} satisfies Handlers

const saved = (uuid: string, plan: string) => json(`{"uuid":"${uuid}","plan":${plan}}`)

function etagOf(version: PlanVersion): string {
  return `"${version}"`
}

/** The versions that an `If-Match` names. Null if any version will do. A proxy that compresses may have marked them as weak. */
function versionsIn(ifMatch: string | null): PlanVersion[] | null {
  if (ifMatch === null || ifMatch.trim() === '*') return null
  return [...ifMatch.matchAll(/"(\d{1,15})"/g)].map(([, version]) => Number(version))
}
