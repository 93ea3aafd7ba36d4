import type { Handlers } from '../../http/handle.ts'
import { SYNTHETIC } from '../../http/headers.ts'
import { ownCompany } from '../guests/own-data.ts'

export const companyHandlers = {
  async getCompany(call) {
    const { company, isExample } = await ownCompany(call)
    if (isExample) call.setHeader(SYNTHETIC, 'true')
    return company
  },
} satisfies Handlers
