import { digest } from '../crypto/seal.ts'
import { notFound } from '../errors.ts'
import type { Handlers } from '../http/handle.ts'
import { clientErrorsRepo } from '../repo/client-errors.ts'

export const errorHandlers = {
  async reportError({ body, ports: { db, config, clock } }) {
    if (!config.takesErrors) throw notFound('This server takes no reports of errors.')
    const { message, stack, build, route } = body
    const fingerprint = digest([build, route, message, ...stack].join('\n'))
    await clientErrorsRepo(db).note(fingerprint, body, clock())
    return true as const
  },
} satisfies Handlers
