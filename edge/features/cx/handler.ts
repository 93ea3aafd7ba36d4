import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { streamList } from '../../http/stream.ts'
import { accountFull, writing } from '../plans/account-quota.ts'
import { CX_PER_USER } from './contract.ts'
import { cxRepo } from './repo.ts'

const unknownCx = () => notFound('There is no such CX.')

export const cxHandlers = {
  listCx: (call) => streamList(call, cxRepo(call.ports.db).list(call.user.id)),

  async createCx({ user, body, ports }) {
    const uuid = crypto.randomUUID()
    const creation = await cxRepo(ports.db).create(user.id, uuid, body, writing(ports))
    if (creation === 'account full') throw accountFull(ports)
    if (creation === 'too many CX')
      throw new HttpError(409, `You're allowed up to ${CX_PER_USER} CX.`)
    return { uuid, name: body.name, empires: [], cx_data: body }
  },

  async updateCx({ user, params, body, ports }) {
    const saving = await cxRepo(ports.db).save(user.id, params.uuid, body, writing(ports))
    if (saving === 'unknown CX') throw unknownCx()
    if (saving === 'account full') throw accountFull(ports)
    return body
  },

  async deleteCx({ user, params, ports }) {
    if (!(await cxRepo(ports.db).remove(user.id, params.uuid))) throw unknownCx()
    return true as const
  },

  async assignEmpires(call) {
    const { user, body, ports } = call
    const cx = cxRepo(ports.db)
    if (!(await cx.assignEmpires(user.id, body)))
      throw notFound('A CX or an empire of this list does not exist. Nothing was changed.')
    return streamList(call, cx.list(user.id))
  },
} satisfies Handlers
