import { randomUUID } from 'node:crypto'
import { type OperationName, ROUTES } from '../../edge/contract/routes.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { type Caller, caller } from './caller.ts'

/** Makes an API key and answers it. */
export async function newKey(person: Caller): Promise<string> {
  const keyname = randomUUID()
  await person.ok('createApiKey', { body: { keyname } })
  return (await person.ok('listApiKeys')).find((k) => k.name === keyname)!.key
}

/** A key that the person has; a new one where there is none. */
export async function heldKey(person: Caller): Promise<string> {
  const [held] = await person.ok('listApiKeys')
  return held?.key ?? (await newKey(person))
}

export const takesApiKey = (operation: OperationName) => ROUTES[operation].access === 'apiKey'

/** The person with what this call asks for: the access token, or for sheets an API key. */
export async function equipped(
  { fetch }: TestHost,
  person: Caller,
  operation: OperationName,
): Promise<Caller> {
  return takesApiKey(operation) ? caller(fetch, await heldKey(person)) : person
}
