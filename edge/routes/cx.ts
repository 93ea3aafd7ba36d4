import { CX_PER_USER } from '../contract/cx.ts'
import { HttpError, notFound } from '../errors.ts'
import type { Handlers } from '../http/handle.ts'
import { cxRepo } from '../repo/cx.ts'

const unknownCx = () => notFound('There is no such CX.')

export const cxHandlers = {
  listCx: ({ user, ports }) => cxRepo(ports.db).list(user.id),

  async createCx({ user, body, ports }) {
    const uuid = crypto.randomUUID()
    if (!(await cxRepo(ports.db).create(user.id, uuid, body, ports.clock())))
      throw new HttpError(409, `You're allowed up to ${CX_PER_USER} CX.`)
    return { uuid, name: body.name, empires: [], cx_data: body }
  },

  async updateCx({ user, params, body, ports }) {
    if (!(await cxRepo(ports.db).save(user.id, params.uuid, body, ports.clock()))) throw unknownCx()
    return body
  },

  async deleteCx({ user, params, ports }) {
    if (!(await cxRepo(ports.db).remove(user.id, params.uuid))) throw unknownCx()
    return true as const
  },

  async assignEmpires({ user, body, ports }) {
    const cx = cxRepo(ports.db)
    if (!(await cx.assignEmpires(user.id, body)))
      throw notFound('A CX or an empire of this list is not there; nothing was changed.')
    return cx.list(user.id)
  },
} satisfies Handlers
