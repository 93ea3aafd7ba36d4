import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { ANY_PLANET } from '../../../engine/game/search.ts'
import { cxData, ERROR_REPORT, empireWrite, planWrite } from '../../../scripts/stage/samples.ts'
import { keyOfAnswer, WORST_ANSWERS } from '../../../scripts/stage/worst-planner.ts'
import { newWriter } from '../../../scripts/stage/writer.ts'
import type { Attack } from '../beside.ts'

// Runs in a thread of its own, so that the cost of attacking is not measured as slowness of the server.
const owner = parentPort!
const { url, attack } = workerData as { url: string; attack: Attack }
type Writer = Awaited<ReturnType<typeof newWriter>>
const from = (n: number) => ({ 'X-Forwarded-For': `198.51.100.${n % 250}` })

/** Sends requests repeatedly, a fixed number at a time. */
function keepSending(atOnce: number, send: (n: number) => Promise<Response>): void {
  for (let caller = 0; caller < atOnce; caller++)
    void (async () => {
      for (let n = caller; ; n += atOnce)
        await send(n)
          .then((answer) => answer.arrayBuffer())
          .catch(() => {})
    })()
}

/** 500 wrong log-ins at a time, from five addresses. */
async function logins() {
  const guess = (n: number) =>
    fetch(`${url}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(n % 5) },
      body: JSON.stringify({ username: `nobody${n}`, password: 'a guess' }),
    })
  return () => keepSending(500, guess)
}

/** Ten accounts with the maximum number of plans in all of their fifty empires. */
async function empires() {
  const accounts: { account: Writer; junctions: string }[] = []
  for (let n = 0; n < 10; n++) {
    const account = await newWriter(url, `hoarder${n}`, from(n))
    const plans = await Promise.all(
      Array.from({ length: 500 }, (_, plan) => account.savePlan(`"${plan}`.padEnd(100, '"'))),
    )
    const junctions = []
    for (let empire = 0; empire < 4; empire++) {
      const made = await account.call('PUT', '/empire', empireWrite({ name: `Empire ${empire}` }))
      const { uuid } = (await made.json()) as { uuid: string }
      const baseplanners = plans.map((plan) => ({ baseplanner_uuid: plan }))
      junctions.push({ empire_uuid: uuid, baseplanners })
    }
    accounts.push({ account, junctions: JSON.stringify(junctions) })
  }
  return () =>
    keepSending(40, (n) => {
      const { account, junctions } = accounts[n % accounts.length]!
      return n % 4
        ? account.send('GET', '/empire')
        : account.send('PATCH', '/empire/junctions', junctions)
    })
}

/** Pages of large shared plans, requested without an account. */
async function pictures() {
  const account = await newWriter(url, 'artist', from(1))
  const recipe = { recipeid: 'FP#1xGRN', amount: 1000 }
  const building = { name: 'FP', amount: 1000, active_recipes: Array(10).fill(recipe) }
  const buildings = Array(100).fill(building)
  const shares: string[] = []
  while (shares.length < 20) {
    const saved = await account.call('PUT', '/baseplanner', planWrite({ buildings }))
    const { uuid } = (await saved.json()) as { uuid: string }
    const shared = await account.call('PUT', `/shared/baseplanner/${uuid}`)
    shares.push(((await shared.json()) as { uuid: string }).uuid)
  }
  return () =>
    keepSending(40, (n) => {
      const page = `${url}/shared/${shares[n % shares.length]}`
      return fetch(page, { headers: from(n) })
    })
}

/** Forty half-sent megabytes from each of sixteen accounts, and complete ones that are expensive to read. */
async function bodies() {
  const accounts: Writer[] = []
  for (let n = 0; n < 16; n++) accounts.push(await newWriter(url, `sender${n}`, from(n)))
  const half = new Uint8Array(512 * 1024).fill(0x20)
  const expensive = [
    '['.repeat(500_000),
    `[${'{"uuid":1},'.repeat(90_000)}1]`,
    JSON.stringify(planWrite({ buildings: Array(100).fill(cxData()) as never })),
  ]
  return () => {
    for (const { token } of accounts)
      for (let n = 0; n < 40; n++) {
        const headers = { Authorization: `Bearer ${token}`, 'Content-Length': 1024 * 1024 }
        const sending = request(`${url}/api/v1/baseplanner`, { method: 'PUT', headers })
        sending.on('error', () => {}).on('response', (answer) => answer.resume())
        sending.write(half)
      }
    keepSending(16, (n) =>
      accounts[n % accounts.length]!.send('PUT', '/baseplanner', expensive[n % expensive.length]!),
    )
  }
}

/** Error reports whose text consists of separators of mail addresses, thirty at a time. */
async function errors() {
  const body = JSON.stringify({ ...ERROR_REPORT, message: '@'.repeat(2000) })
  const headers = { 'Content-Type': 'application/json' }
  return () =>
    keepSending(30, (n) =>
      fetch(`${url}/api/v1/errors`, { method: 'POST', headers: { ...headers, ...from(n) }, body }),
    )
}

/** Opens a guest at each address. Returns what the head of a request of each contains. */
async function openGuests(addresses: readonly Record<string, string>[]): Promise<string[]> {
  const heads: string[] = []
  for (const address of addresses) {
    const opened = await fetch(`${url}/api/v1/user/guest`, { method: 'POST', headers: address })
    const { access_token } = (await opened.json()) as { access_token: string }
    const headers = { Host: 'x.test', ...address, Authorization: `Bearer ${access_token}` }
    heads.push(
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join(''),
    )
  }
  return heads
}

/** Sends each request on a connection of its own and reads nothing. Each closed connection is replaced. */
function openUnread(requests: readonly string[]): void {
  const { hostname, port } = new URL(url)
  const open = (request: string) => {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {}).once('close', () => setTimeout(open, 100, request))
    socket.write(request)
  }
  for (const request of requests) open(request)
}

/** Twelve guests open a hundred connections each, request all planets and read nothing. */
async function readers() {
  const heads = await openGuests(Array.from({ length: 12 }, (_, n) => from(n)))
  const body = JSON.stringify(ANY_PLANET)
  const asks = heads.map(
    (head) =>
      `POST /api/v1/data/planet/search HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`,
  )
  return () => openUnread(asks.flatMap((ask) => Array<string>(100).fill(ask)))
}

/** Routes whose responses may be large, whatever an account has stored. */
const LARGE = ['data/company', 'data/fio_storage', 'data/exchanges', 'baseplanner', 'user/put-away']

/** Four guests of one address open a thousand connections and read nothing. */
async function unread() {
  const heads = await openGuests(Array<Record<string, string>>(4).fill(from(0)))
  const asks = heads.flatMap((head) =>
    LARGE.map((path) => `GET /api/v1/${path} HTTP/1.1\r\n${head}\r\n`),
  )
  return () => openUnread(asks.flatMap((ask) => Array<string>(50).fill(ask)))
}

/** Sixteen players, forty calls at a time, import from a planner that sends the most expensive responses we know. */
async function planner() {
  const movers: Writer[] = []
  for (let n = 0; n < 16; n++) movers.push(await newWriter(url, `mover${n}`, from(n)))
  const keys = WORST_ANSWERS.map(keyOfAnswer)
  return () =>
    keepSending(40, (n) =>
      movers[n % movers.length]!.call('POST', '/import/account', {
        api_key: keys[n % keys.length],
      }),
    )
}

const ATTACKS = { logins, empires, pictures, bodies, errors, readers, unread, planner }
const begin = await ATTACKS[attack]()
owner.postMessage('ready')
await once(owner, 'message')
// Sockets that read nothing do not keep a thread alive.
owner.on('message', () => {})
begin()
