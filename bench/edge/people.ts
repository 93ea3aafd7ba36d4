import { planWrite } from '../../tests/contract/samples.ts'

const PLANET = { randomplanet: 'AJ-946h', planet: 'AJ-946h' }
const PASSWORD = 'correct horse'

export interface Person {
  username: string
  password: string
  token: string
  plans: string[]
}

/** Somebody with plans, made through the API like anybody else. */
export async function newPerson(url: string, username: string, plans: number): Promise<Person> {
  const send = async (method: string, path: string, body: unknown, token = '') => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const account = { username, password: PASSWORD }
  await send('POST', '/user/signup', { ...account, ...PLANET })
  const token = (await send('POST', '/user/login', account)).access_token!
  const person: Person = { ...account, token, plans: [] }
  for (let n = 0; n < plans; n++) {
    const { uuid } = await send('PUT', '/baseplanner/', planWrite({ name: `Base ${n}` }), token)
    person.plans.push(uuid!)
  }
  return person
}
