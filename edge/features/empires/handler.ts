import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { streamList } from '../../http/stream.ts'
import { ASSIGNMENTS_PER_USER, EMPIRES_PER_USER } from './contract.ts'
import { empiresRepo } from './repo.ts'

const unknownEmpire = () => notFound('There is no such empire.')

export const empireHandlers = {
  listEmpires: (call) => streamList(call, empiresRepo(call.ports.db).list(call.user.id)),

  async createEmpire({ user, body, ports }) {
    const empires = empiresRepo(ports.db)
    const created = await empires.create(user.id, crypto.randomUUID(), body, ports.clock())
    if (!created) throw new HttpError(409, `You're allowed up to ${EMPIRES_PER_USER} empires.`)
    return created
  },

  async updateEmpire({ user, params, body, ports }) {
    const saved = await empiresRepo(ports.db).save(user.id, params.uuid, body, ports.clock())
    if (!saved) throw unknownEmpire()
    return saved
  },

  async deleteEmpire({ user, params, ports }) {
    if (!(await empiresRepo(ports.db).remove(user.id, params.uuid))) throw unknownEmpire()
    return true as const
  },

  async assignPlans(call) {
    const { user, body, ports } = call
    const empires = empiresRepo(ports.db)
    await call.schedule(async () => {})
    const assigning = await empires.assignPlans(user.id, body)
    if (assigning === 'unknown')
      throw notFound('An empire or a plan of this list does not exist. Nothing was changed.')
    if (assigning === 'too many')
      throw new HttpError(
        409,
        `Plans can be assigned to empires ${ASSIGNMENTS_PER_USER} times at most. Nothing was changed.`,
      )
    return streamList(call, empires.list(user.id))
  },
} satisfies Handlers
