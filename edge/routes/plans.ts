import { PLAN_NAME_LENGTH, type Plan } from '../../engine/model/plan.ts'
import { PLANS_PER_USER } from '../contract/plans.ts'
import { HttpError, notFound } from '../errors.ts'
import type { Handlers } from '../http/handle.ts'
import type { Ports } from '../ports.ts'
import { materialIoRepo } from '../repo/materialio.ts'
import { type PlanVersion, plansRepo } from '../repo/plans.ts'

const unknownPlan = () => notFound('There is no such plan.')
const unknownEmpire = () => notFound('There is no such empire.')

export const planHandlers = {
  listPlans: ({ user, ports }) => plansRepo(ports.db).list(user.id),

  async getPlan({ user, params, ports, setHeader }) {
    const found = await plansRepo(ports.db).find(user.id, params.uuid)
    if (!found) throw unknownPlan()
    setHeader('ETag', etagOf(found.version))
    return found.plan
  },

  async listEmpirePlans({ user, params, ports }) {
    const plans = await plansRepo(ports.db).listOfEmpire(user.id, params.empireUuid)
    if (!plans) throw unknownEmpire()
    return plans
  },

  async createPlan({ user, body, ports, setHeader }) {
    const uuid = crypto.randomUUID()
    const creation = await plansRepo(ports.db).create(user.id, uuid, body, ports.clock())
    if (creation === 'too many plans') throw tooManyPlans()
    if (creation === 'unknown empire') throw unknownEmpire()
    setHeader('ETag', etagOf(1))
    return { uuid }
  },

  async updatePlan({ user, params, body, ports, request, setHeader }) {
    const over = versionsIn(request.headers.get('if-match'))
    const saving = await plansRepo(ports.db).save(user.id, params.uuid, body, over, ports.clock())
    if (saving === 'unknown plan') throw unknownPlan()
    if (saving === 'newer version')
      throw new HttpError(412, 'The plan was saved elsewhere in the meantime; nothing was changed.')
    setHeader('ETag', etagOf(saving.version))
    return { uuid: params.uuid }
  },

  async clonePlan({ user, params, body, ports }) {
    const original = await plansRepo(ports.db).find(user.id, params.uuid)
    if (!original) throw unknownPlan()
    return copyPlan(ports, user.id, original.plan, body.plan_name || cloneName(original.plan))
  },

  async deletePlan({ user, params, ports }) {
    if (!(await plansRepo(ports.db).remove(user.id, params.uuid))) throw unknownPlan()
    return true as const
  },

  async saveMaterialIo({ user, body, ports }) {
    if (!(await materialIoRepo(ports.db).replace(user.id, body))) throw unknownPlan()
    return true as const
  },
} satisfies Handlers

/** Stores a plan once more, for this person and outside every empire. */
export async function copyPlan(ports: Ports, userId: number, original: Plan, name: string) {
  const copy = { ...original, ...original.baseplanner_data, name }
  const uuid = crypto.randomUUID()
  const creation = await plansRepo(ports.db).create(userId, uuid, copy, ports.clock())
  if (creation !== 'created') throw tooManyPlans()
  return { message: `Plan saved as ${copy.name}.` }
}

const CLONE = '(Clone)'

/** What a clone is called that nobody named: as the original, of which it may have to leave out the end. */
export function cloneName({ name }: Plan): string {
  const kept = name.trim().slice(0, PLAN_NAME_LENGTH - CLONE.length - 1)
  // The cut may have gone through a character of two units.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()} ${CLONE}`.trimStart()
}

function tooManyPlans(): HttpError {
  return new HttpError(409, `You're allowed up to ${PLANS_PER_USER} plans.`)
}

function etagOf(version: PlanVersion): string {
  return `"${version}"`
}

/** The versions an `If-Match` names; null when any will do. A proxy that compresses may have marked them weak. */
function versionsIn(ifMatch: string | null): PlanVersion[] | null {
  if (ifMatch === null || ifMatch.trim() === '*') return null
  return [...ifMatch.matchAll(/"(\d{1,15})"/g)].map(([, version]) => Number(version))
}
