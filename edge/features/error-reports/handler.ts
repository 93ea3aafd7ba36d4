import { digest } from '../../crypto/seal.ts'
import type { Handlers } from '../../http/handle.ts'
import { throttleErrorKind } from '../../http/throttle.ts'
import { clientErrorsRepo } from '../../repo/client-errors.ts'

export const errorHandlers = {
  async reportError({ body, ip, ports }) {
    const { message, stack, build, route } = body
    const fingerprint = digest([build, route, message, ...stack].join('\n'))
    const repo = clientErrorsRepo(ports.db)
    if (await repo.countAgain(fingerprint, ports.clock())) return true as const
    await throttleErrorKind(ports, ip)
    await repo.note(fingerprint, body, ports.clock())
    return true as const
  },
} satisfies Handlers
