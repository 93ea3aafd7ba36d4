import { randomFrom } from '../../bench/random.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { planWrite } from '../stage/samples.ts'
import { newWriter } from '../stage/writer.ts'
import { Ledger } from './ledger.ts'

const MAX_PLANS = 60

export interface Deed {
  kind: string
  milliseconds: number
  outcome: 'done' | 'refused' | 'unanswered'
}

/** A player under load: mostly reads and saves, sometimes makes or deletes a plan, and records what the server confirmed. */
export async function newPlayer(url: string, username: string, seed: number) {
  const random = randomFrom(seed)
  const ledger = new Ledger()
  let writer = await newWriter(url, username)
  await writer.call('POST', '/user/api-key', { keyname: 'sheet' })
  const [{ key }] = (await (await writer.call('GET', '/user/api-key')).json()) as [{ key: string }]
  let saves = 0
  const nextName = () => `${username} ${++saves}`
  const anyPlan = () => ledger.standing[Math.floor(random() * ledger.standing.length)]

  const send = async (method: string, path: string, body?: unknown) => {
    try {
      const answer = await writer.call(method, path, body)
      return { status: answer.status, text: await answer.text() }
    } catch {
      return null
    }
  }

  async function create(): Promise<Deed['outcome']> {
    const name = nextName()
    const answer = await send('PUT', '/baseplanner/', planWrite({ name }))
    if (answer?.status === 200) ledger.acknowledged(JSON.parse(answer.text).uuid, name)
    if (!answer) ledger.inDoubt(null, name)
    return outcomeOf(answer)
  }

  async function change(uuid: string, name: string | null): Promise<Deed['outcome']> {
    const answer =
      name === null
        ? await send('DELETE', `/baseplanner/${uuid}`)
        : await send('PATCH', `/baseplanner/${uuid}`, planWrite({ name }))
    if (answer?.status === 200) ledger.acknowledged(uuid, name)
    if (!answer) ledger.inDoubt(uuid, name)
    return outcomeOf(answer)
  }

  const read = async (method: string, path: string, body?: unknown) =>
    outcomeOf(await send(method, path, body))

  const act = async (): Promise<[string, Deed['outcome']]> => {
    const dice = random()
    const uuid = anyPlan()
    if (!uuid || (dice < 0.08 && ledger.standing.length < MAX_PLANS))
      return ['new plan', await create()]
    if (dice < 0.13) return ['delete a plan', await change(uuid, null)]
    if (dice < 0.45) return ['save a plan', await change(uuid, nextName())]
    if (dice < 0.65) return ['one plan', await read('GET', `/baseplanner/${uuid}`)]
    if (dice < 0.8) return ['all plans', await read('GET', '/baseplanner/')]
    if (dice < 0.88) return ['sheet', await read('GET', `/csv/exchange?api_key=${key}`)]
    if (dice < 0.96) return ['game data', await read('GET', '/data/recipes')]
    if (dice < 0.97) return ['planet search', await read('POST', '/data/planet/search', ANY_PLANET)]
    return ['profile', await read('GET', '/user/profile')]
  }

  return {
    username,
    async act(): Promise<Deed> {
      const started = performance.now()
      const [kind, outcome] = await act()
      return { kind, milliseconds: performance.now() - started, outcome }
    },
    async check(): Promise<string[]> {
      // Access tokens last 15 minutes, so the check logs in again.
      writer = await newWriter(url, username)
      const plans = JSON.parse((await send('GET', '/baseplanner/'))!.text) as {
        uuid: string
        name: string
      }[]
      return ledger.settle(new Map(plans.map(({ uuid, name }) => [uuid, name])))
    },
  }
}

function outcomeOf(answer: { status: number } | null): Deed['outcome'] {
  if (!answer) return 'unanswered'
  return answer.status === 200 ? 'done' : 'refused'
}
