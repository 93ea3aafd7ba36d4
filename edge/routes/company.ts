import { ownCompany } from '../guests/own-data.ts'
import type { Handlers } from '../http/handle.ts'
import { SYNTHETIC } from '../http/headers.ts'

export const companyHandlers = {
  async getCompany(call) {
    const { company, isExample } = await ownCompany(call)
    if (isExample) call.setHeader(SYNTHETIC, 'true')
    return company
  },
} satisfies Handlers
