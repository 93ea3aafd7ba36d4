import { HttpError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import type { Writing } from '../repo/quota.ts'

export function writing({ clock, config }: Ports): Writing {
  return { now: clock(), quota: config.storedBytesPerUser }
}

export function accountFull({ config }: Ports): HttpError {
  const mebibytes = config.storedBytesPerUser / 1024 ** 2
  return new HttpError(
    409,
    `Your account is full: it holds up to ${mebibytes} MiB of plans and CX. Please delete what you no longer need.`,
  )
}
