import { expect } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'

export interface TokenPair {
  access_token: string
  refresh_token: string
}

/** The planet question that every account of these tests answers: a planet nobody named. */
const PLANET = { randomplanet: 'AJ-946h', planet: 'AJ-946h' }
export const PASSWORD = 'correct horse'

export async function post(host: TestHost, path: string, body: unknown, token?: string) {
  return await send(host, 'POST', path, body, token)
}

export async function send(
  host: TestHost,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Response> {
  return await host.fetch(`/api/v1${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

let people = 0

export async function signUp(host: TestHost, email?: string): Promise<string> {
  const username = `person${++people}`
  const body = { username, password: PASSWORD, ...PLANET, ...(email && { email }) }
  const answer = await post(host, '/user/signup', body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return username
}

export async function logIn(
  host: TestHost,
  username: string,
  password = PASSWORD,
): Promise<TokenPair> {
  const answer = await post(host, '/user/login', { username, password })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as TokenPair
}

/** The status of a call that only a living session may make. */
export async function profileStatus(host: TestHost, { access_token }: TokenPair): Promise<number> {
  return (await send(host, 'GET', '/user/profile', undefined, access_token)).status
}

export async function refresh(
  host: TestHost,
  { refresh_token }: TokenPair,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await host.fetch('/api/v1/user/refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ refresh_token }),
  })
}
