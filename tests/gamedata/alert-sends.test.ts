import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AccountChore } from '../../edge/account-chore.ts'
import { walkAccounts } from '../../edge/after-sync/walk.ts'
import { seal } from '../../edge/crypto/seal.ts'
import { alertChore, ownAlertChore } from '../../edge/features/alerts/alert-chore.ts'
import { keepDevice } from '../../edge/features/alerts/devices.ts'
import { alertsRepo } from '../../edge/features/alerts/repo.ts'
import type { MailOutcome, PushOutcome } from '../../edge/ports.ts'
import { fioKeyOwner, usersRepo } from '../../edge/repo/users.ts'
import type { AlertRule } from '../../engine/game/alert.ts'
import { PUSH_DEVICE } from '../../scripts/stage/samples.ts'
import { fakeUpstream } from './fake-upstream.ts'
import { openStage, type Stage } from './sync-stage.ts'
import { NOW, sampleAnswers } from './upstream-sample.ts'

const MINUTE = 60_000
const CHORES: readonly AccountChore[] = [alertChore, ownAlertChore]
const forever = () => new Promise<never>(() => {})

type Channel = 'push' | 'mail'
interface Service {
  /** What it answers next; when empty it takes the message. */
  answers: (() => Promise<PushOutcome | MailOutcome>)[]
  calls: number
  sent: string[]
}

let stage: Stage
let services: Record<Channel, Service>
let stopping: AbortController
beforeEach(async () => {
  stage = await openStage(fakeUpstream(sampleAnswers()))
  stopping = new AbortController()
  const { ports } = stage
  ports.stopping = stopping.signal
  const service = (): Service => ({ answers: [], calls: 0, sent: [] })
  services = { push: service(), mail: service() }
  const answer = async (channel: Channel, text: string) => {
    const { answers, sent } = services[channel]
    services[channel].calls++
    const outcome = (await answers.shift()?.()) ?? ({ is: 'sent' } as const)
    if (outcome.is === 'sent') sent.push(text)
    return outcome
  }
  ports.mail.send = async ({ subject }) => (await answer('mail', subject)) as MailOutcome
  ports.push = {
    publicKey: '',
    accepts: () => true,
    send: async (_, text) => (await answer('push', text)) as PushOutcome,
  }
})
afterEach(() => {
  stopping.abort()
  stage.close()
})

async function newPlayer(name: string, ...rules: AlertRule[]): Promise<number> {
  const { db } = stage.ports
  const email = `${name}@example.org`
  const person = { username: name, email, password: 'x', now: NOW }
  const { id } = (await usersRepo(db).add(person)) as { id: number }
  const sql = 'update users set email_verified = 1, verified_email = email where id = ?'
  await db.execute({ sql, args: [id] })
  const endpoint = `${PUSH_DEVICE.endpoint}/${name}`
  await keepDevice(stage.ports, id, { ...PUSH_DEVICE, endpoint })
  for (const rule of rules) await alertsRepo(db).put(id, crypto.randomUUID(), rule)
  return id
}
async function giveFioKey(id: number, username: string) {
  const { db, secrets, random } = stage.ports
  const fioKey = await seal(secrets, random, fioKeyOwner(id), 'key')
  const email = (await usersRepo(db).byId(id))!.email
  await usersRepo(db).changeProfile(id, { fioKey, prunUsername: username, email })
}

const PRICE = {
  watch: 'price',
  ticker: 'FE',
  exchange: 'AI1',
  figure: 'ask',
  is: 'above',
  limit: 100,
} as const
const ruleFor = (channel: Channel): AlertRule => ({
  ...PRICE,
  push: channel === 'push',
  mail: channel === 'mail',
})
/** One step after so much time, with a sync where it is due. */
async function step(afterMs: number) {
  stage.clock.now += afterMs
  await stage.tick()
  await walkAccounts(stage.ports, CHORES, 100)
}

const FAILURES: [Channel, string, PushOutcome | MailOutcome][] = [
  ['mail', 'answers 500', { is: 'failed', problem: 'HTTP 500' }],
  ['mail', 'hangs', { is: 'unknown', problem: 'TimeoutError' }],
  ['push', 'answers 500', { is: 'later', retryAt: NOW + MINUTE }],
  ['push', 'hangs', { is: 'later', retryAt: NOW + MINUTE, problem: 'TimeoutError' }],
]

test.each(FAILURES)('%s that %s four times is sent once it works', async (channel, _, outcome) => {
  const { answers, sent } = services[channel]
  await newPlayer('ada', ruleFor(channel))
  answers.push(...Array.from({ length: 4 }, () => async () => outcome))
  for (let tries = 0; tries < 5; tries++) {
    expect(sent).toEqual([])
    await step(60 * MINUTE)
  }
  expect(sent).toHaveLength(1)
  await step(60 * MINUTE)
  expect(services[channel].calls).toBe(5)
})

test.each(['mail', 'push'] as const)(
  'of a process that died while it sent a %s another one sends it, after some minutes and not before',
  async (channel) => {
    await newPlayer('ada', ruleFor(channel))
    services[channel].answers.push(forever)
    stage.clock.now += 30 * MINUTE
    await stage.tick()
    void walkAccounts(stage.ports, CHORES, 100)
    await expect.poll(() => services[channel].calls).toBe(1)
    await walkAccounts(stage.ports, CHORES, 100)
    expect(services[channel].calls).toBe(1)
    await step(5 * MINUTE)
    expect(services[channel].sent).toHaveLength(1)
    await step(30 * MINUTE)
    expect(services[channel].calls).toBe(2)
  },
)

test.each(['mail', 'push'] as const)(
  'a host that is told to stop while it sends a %s leaves it to the next start, at once',
  async (channel) => {
    await newPlayer('ada', ruleFor(channel))
    services[channel].answers.push(async () => {
      stopping.abort()
      return channel === 'mail'
        ? { is: 'unknown', problem: 'AbortError' }
        : { is: 'later', retryAt: stage.clock.now + MINUTE, problem: 'AbortError' }
    })
    await step(30 * MINUTE)
    expect(services[channel].calls).toBe(1)
    stage.ports.stopping = new AbortController().signal
    await walkAccounts(stage.ports, CHORES, 100)
    expect(services[channel].sent).toHaveLength(1)
  },
)

test('an outage fills no mailbox: mails without a response count for the day, others do not', async () => {
  await newPlayer('ada', ruleFor('mail'))
  const { answers } = services.mail
  answers.push(...Array.from({ length: 30 }, () => async () => FAILURES[1]![2]))
  for (let hours = 0; hours < 23; hours++) await step(60 * MINUTE)
  expect(services.mail.calls).toBe(5)
})

test('a refused mail is not tried again', async () => {
  await newPlayer('ada', ruleFor('mail'))
  services.mail.answers.push(async () => ({ is: 'refused', problem: 'HTTP 422' }))
  await step(30 * MINUTE)
  await step(60 * MINUTE)
  expect(services.mail.calls).toBe(1)
})

test('what became due while an earlier mail was under way joins it', async () => {
  const ada = await newPlayer('ada', ruleFor('mail'))
  services.mail.answers.push(async () => {
    const rule = { ...ruleFor('mail'), limit: 105 }
    await alertsRepo(stage.ports.db).put(ada, crypto.randomUUID(), rule)
    return { is: 'failed', problem: 'HTTP 500' }
  })
  await step(30 * MINUTE)
  await step(60 * MINUTE)
  expect(services.mail.sent).toEqual(['Perigee: 2 of your rules are met'])
})

test('what is over by the time of the next try is not sent', async () => {
  await newPlayer('ada', ruleFor('mail'))
  services.mail.answers.push(async () => ({ is: 'failed', problem: 'HTTP 500' }))
  await step(30 * MINUTE)
  const rows = stage.fio.answers['/exchange/all'] as { MaterialTicker: string; Ask: number }[]
  for (const row of rows) if (row.MaterialTicker === 'FE') row.Ask = 90
  await step(30 * MINUTE)
  expect(services.mail.calls).toBe(1)
})

const SLOW_FIO: AlertRule = { watch: 'repair', planet: null, limit: 1, push: true, mail: false }

test('an honest price rule waits neither for FIO nor for mails of others', async () => {
  const { ports } = stage
  const fetchList = ports.fetch
  ports.fetch = (input, init) =>
    String(input).includes('SLOW') ? forever() : fetchList(input, init)
  for (let n = 0; n < 8; n++) {
    const id = await newPlayer(`slow${n}`, SLOW_FIO, ruleFor('mail'))
    await giveFioKey(id, `SLOW${n}`)
  }
  services.mail.answers.push(...Array.from({ length: 8 }, () => forever))
  const honest = await newPlayer('honest', ruleFor('push'), SLOW_FIO)
  await giveFioKey(honest, 'SLOW')
  stage.clock.now += 30 * MINUTE
  await stage.tick()
  void walkAccounts(ports, CHORES, 100)
  await expect.poll(() => services.push.sent).toHaveLength(1)
  await expect.poll(() => services.mail.calls).toBe(8)
  // The next sync finds it as quickly, while the others still wait.
  await alertsRepo(ports.db).put(honest, crypto.randomUUID(), { ...ruleFor('push'), limit: 101 })
  stage.clock.now += 30 * MINUTE
  await stage.tick()
  void walkAccounts(ports, CHORES, 100)
  await expect.poll(() => services.push.sent).toHaveLength(2)
})

test('the walk begins once prices are in, while planets are still being fetched', async () => {
  await newPlayer('ada', ruleFor('push'))
  const { ports } = stage
  const fetchList = ports.fetch
  ports.fetch = (input, init) =>
    String(input).includes('/planet') ? forever() : fetchList(input, init)
  stage.clock.now += 30 * MINUTE
  void stage.tick(undefined, () => void walkAccounts(ports, CHORES, 100))
  await expect.poll(() => services.push.sent).toHaveLength(1)
})
