import { HttpError } from '../../errors.ts'
import type { Ports } from '../../ports.ts'
import type { Writing } from '../../repo/quota.ts'
import { PLANS_PER_USER } from './contract.ts'
import { type Original, plansRepo } from './repo.ts'

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

/** Stores a copy of a plan for this person, outside of every empire. Returns the answer as JSON. */
export async function copyPlan(ports: Ports, userId: number, original: Original, name: string) {
  const copy = { original, name }
  const uuid = crypto.randomUUID()
  const creation = await plansRepo(ports.db).copy(userId, uuid, copy, writing(ports))
  if (typeof creation === 'string') throw noRoom(ports, creation)
  const message = JSON.stringify(`Plan saved as ${name}.`)
  return `{"message":${message},"uuid":"${uuid}","plan":${creation.json}}`
}

export function noRoom(ports: Ports, why: 'too many plans' | 'account full'): HttpError {
  if (why === 'account full') return accountFull(ports)
  return new HttpError(409, `You're allowed up to ${PLANS_PER_USER} plans.`)
}
