import type { Handlers } from '../../http/handle.ts'
import { ownJson } from '../../http/json.ts'
import { ownView } from '../guests/own-data.ts'

export const companyHandlers = {
  getCompany: async (call) => ownJson(await ownView(call, 'company')),
} satisfies Handlers
