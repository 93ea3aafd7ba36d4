import type { PlanWrite } from '../../engine/game/plan.ts'
import { planWrite } from './samples.ts'

/** A player who saves plans and records what the server confirmed. Every call carries the headers. */
export async function newWriter(
  url: string,
  username: string,
  headers: Record<string, string> = {},
) {
  const call = async (method: string, path: string, body?: unknown) =>
    await send(method, path, body === undefined ? undefined : JSON.stringify(body))
  const send = async (method: string, path: string, body?: string) =>
    await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
  let token = ''
  const account = { username, password: 'correct horse' }
  const planet = { randomplanet: 'AJ-946h', planet: 'AJ-946h' }
  await call('POST', '/user/signup', { ...account, ...planet })
  const login = await call('POST', '/user/login', account)
  token = ((await login.json()) as { access_token: string }).access_token
  /** The uuid of a plan that the server says it has saved; the status of a refusal; null without a response. */
  const save = async (plan: PlanWrite): Promise<string | number | null> => {
    try {
      const answer = await call('PUT', '/baseplanner/', plan)
      const body = (await answer.json()) as { uuid: string }
      return answer.ok ? body.uuid : answer.status
    } catch {
      return null
    }
  }
  return {
    ...account,
    token,
    call,
    /** A call whose body goes out as it is. */
    send,
    savePlan: (name: string) => save(planWrite({ name })),
    /** A plan with so many buildings that a few of them fill a small disk. */
    saveBulky(name: string) {
      const recipe = planWrite().buildings[0]!.active_recipes[0]!
      const building = { name: 'FP', amount: 1, active_recipes: Array(5).fill(recipe) }
      return save(planWrite({ name, buildings: Array(100).fill(building) }))
    },
  }
}
