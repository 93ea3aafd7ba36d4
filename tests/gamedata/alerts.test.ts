import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walkAccounts } from '../../edge/after-sync/walk.ts'
import { seal } from '../../edge/crypto/seal.ts'
import { alertChore, ownAlertChore } from '../../edge/features/alerts/alert-chore.ts'
import { alertStatesRepo } from '../../edge/features/alerts/alert-states.ts'
import { keepDevice } from '../../edge/features/alerts/devices.ts'
import { statesOf } from '../../edge/features/alerts/own-facts.ts'
import { pushDevicesRepo } from '../../edge/features/alerts/push-devices.ts'
import { alertsRepo } from '../../edge/features/alerts/repo.ts'
import { empiresRepo } from '../../edge/features/empires/repo.ts'
import { plansRepo } from '../../edge/features/plans/repo.ts'
import { universeOf } from '../../edge/gamedata/serve/universe.ts'
import type { CallerScheduler, MailMessage, MailOutcome } from '../../edge/ports.ts'
import { webPush } from '../../edge/push/web-push.ts'
import { fioKeyOwner, usersRepo } from '../../edge/repo/users.ts'
import type { AlertRule } from '../../engine/game/alert.ts'
import { type PushStub, startPushStub, VAPID } from '../../scripts/stage/push-stub.ts'
import { empireWrite, planWrite } from '../../scripts/stage/samples.ts'
import { companyAnswers } from './company-sample.ts'
import { fakeUpstream } from './fake-upstream.ts'
import { playerAnswers } from './player-sample.ts'
import { openStage, type Stage, watchedReads } from './sync-stage.ts'
import { NOW, sampleAnswers } from './upstream-sample.ts'

const HALF_HOUR = 30 * 60_000
const DAY = 24 * 60 * 60_000
const ADDRESS = 'ada@example.org'
const told = (body: string, title = 'Perigee') => ({ title, body, path: '/alerts' })

let stage: Stage
let push: PushStub
let mails: MailMessage[]
/** What the mail service answers next. */
let answers: MailOutcome[]
let ada: number
beforeEach(async () => {
  push = await startPushStub()
  stage = await openStage(fakeUpstream({ ...sampleAnswers(), ...playerAnswers('PLAYER1') }))
  const { ports } = stage
  mails = []
  answers = []
  ports.mail = {
    async send(message) {
      const outcome = answers.shift() ?? { is: 'sent' }
      if (outcome.is === 'sent') mails.push(message)
      return outcome
    },
  }
  // Real HTTP to the push service, and the clock of the story.
  ports.push = webPush({ ...VAPID, services: [push.url] }, { fetch, clock: ports.clock })
  ada = await newUser('ada', ADDRESS)
})
afterEach(() => {
  stage.close()
  push.close()
})

async function newUser(username: string, email: string | null): Promise<number> {
  const { db } = stage.ports
  const person = { username, email, password: 'x', now: NOW }
  const { id } = (await usersRepo(db).add(person)) as { id: number }
  const sql = 'update users set email_verified = 1, verified_email = email where id = ?'
  await db.execute({ sql, args: [id] })
  return id
}
async function giveFioKey(userId: number) {
  const { db, secrets, random } = stage.ports
  const fioKey = await seal(secrets, random, fioKeyOwner(userId), 'key')
  await usersRepo(db).changeProfile(userId, {
    fioKey,
    prunUsername: 'PLAYER1',
    email: ADDRESS,
  })
}

const PRICE: AlertRule = {
  watch: 'price',
  ticker: 'FE',
  exchange: 'AI1',
  figure: 'ask',
  is: 'above',
  limit: 100,
  push: true,
  mail: false,
}
const put = async (rule: AlertRule, userId = ada, uuid: string = crypto.randomUUID()) => {
  expect(await alertsRepo(stage.ports.db).put(userId, uuid, rule)).toBe(true)
  return uuid
}
async function newBrowser(userId = ada) {
  const browser = await push.browser()
  await keepDevice(stage.ports, userId, browser.device)
  return browser
}
function setAsk(ask: number) {
  const rows = stage.fio.answers['/exchange/all'] as { MaterialTicker: string; Ask: number }[]
  for (const row of rows) if (row.MaterialTicker === 'FE') row.Ask = ask
}
/** The next sync of prices, and the walk after it; nobody's page is open. */
async function sync(after = HALF_HOUR) {
  stage.clock.now += after
  await stage.tick()
  await walkAccounts(stage.ports, [alertChore, ownAlertChore], 100)
}
const metSince = async () => (await alertsRepo(stage.ports.db).list(ada)).map((a) => a.metSince)

test('a price rule tells once after a sync, and once more when it was over and is met again', async () => {
  const browser = await newBrowser()
  await put(PRICE)
  setAsk(90)
  await sync()
  expect(browser.messages).toEqual([])
  setAsk(110)
  await sync()
  expect(browser.messages).toEqual([told('FE on AI1: Ask is 110.00 $ (above 100.00 $)')])
  expect(await metSince()).toEqual([stage.clock.now])
  setAsk(120)
  await sync()
  await sync()
  expect(browser.messages).toHaveLength(1)
  setAsk(90)
  await sync()
  expect(await metSince()).toEqual([null])
  setAsk(101)
  await sync()
  expect(browser.messages[1]).toEqual(told('FE on AI1: Ask is 101.00 $ (above 100.00 $)'))
  expect(mails).toEqual([])
})

test('what is not known is neither told nor over', async () => {
  const browser = await newBrowser()
  await put(PRICE)
  await sync()
  expect(browser.messages).toHaveLength(1)
  setAsk(0)
  await sync()
  setAsk(110)
  await sync()
  expect(browser.messages).toHaveLength(1)
})

test('rules that are met together are one message; a changed rule tells anew', async () => {
  const browser = await newBrowser()
  const uuid = await put(PRICE)
  await put({ ...PRICE, is: 'below', limit: 200 })
  await sync()
  expect(browser.messages).toEqual([
    told(
      'FE on AI1: Ask is 110.00 $ (above 100.00 $)\nFE on AI1: Ask is 110.00 $ (below 200.00 $)',
      'Perigee: 2 of your rules are met',
    ),
  ])
  await put({ ...PRICE, limit: 105 }, ada, uuid)
  await sync()
  expect(browser.messages[1]).toEqual(told('FE on AI1: Ask is 110.00 $ (above 105.00 $)'))
})

test('stock, storage, programme and repair are read for the player, by their own key', async () => {
  const browser = await newBrowser()
  const channels = { push: true, mail: false }
  const rules: AlertRule[] = [
    { watch: 'stock', ticker: 'DW', planet: 'AA-001a', is: 'below', limit: 500, ...channels },
    { watch: 'storage', planet: null, limit: 0.03, ...channels },
    { watch: 'repair', planet: null, limit: 0.99, ...channels },
    { watch: 'programme', planet: 'AA-001a', limit: 2, ...channels },
  ]
  for (const rule of rules) await put(rule)
  await sync()
  expect(browser.messages).toEqual([told('Home: CoGC programme ends in 1 d (below 2 d)')])
  await giveFioKey(ada)
  await sync()
  expect(browser.messages[1]).toMatchObject({
    body: expect.stringMatching(
      /^DW at Home: stock is 300 units .*\nHome: storage filled to 4 % .*\nHome: worst condition is 97 %/,
    ),
  })
})

test('a player without rules, and one who stayed away for three months, costs FIO nothing', async () => {
  await giveFioKey(ada)
  await put({ watch: 'repair', planet: null, limit: 1, push: true, mail: false })
  await newUser('bob', null)
  await sync(91 * DAY)
  expect(stage.fio.requests.filter((path) => path.includes('PLAYER1'))).toEqual([])
  await usersRepo(stage.ports.db).touch(ada, stage.clock.now)
  await sync()
  const own = stage.fio.requests.filter((path) => path === '/storage/PLAYER1')
  expect(own).toHaveLength(1)
})

test('nobody is told what another waits for', async () => {
  const bob = await newUser('bob', null)
  const [browser, ofBob] = [await newBrowser(), await newBrowser(bob)]
  await put(PRICE)
  await sync()
  expect([browser.messages.length, ofBob.messages.length]).toEqual([1, 0])
})

test('a mail goes to a verified address, with a link that stops them without a log-in', async () => {
  await put({ ...PRICE, push: false, mail: true })
  await sync()
  const [mail] = mails
  expect(mail).toMatchObject({
    to: ADDRESS,
    subject: 'Perigee: FE on AI1: Ask is 110.00 $ (above 100.00 $)',
  })
  const stop = new URL(mail!.unsubscribe!)
  expect(mail!.text).toContain(`/stop-alert-mail${stop.search}`)
  // As a mail program presses it: RFC 8058.
  const press = (search: string) =>
    stage.get(`/alerts/mail/stop${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await press('?token=1.forged')).status).toBe(404)
  expect((await press(stop.search)).status).toBe(200)
  setAsk(90)
  await sync()
  setAsk(110)
  await sync()
  expect(mails).toHaveLength(1)
  await alertStatesRepo(stage.ports.db).wantMail(ada)
  setAsk(90)
  await sync()
  setAsk(110)
  await sync()
  expect(mails).toHaveLength(2)
})

test('no mail to an address that nobody verified', async () => {
  await stage.ports.db.execute('update users set email_verified = 0, verified_email = null')
  await put({ ...PRICE, mail: true })
  await sync()
  expect(mails).toEqual([])
})

test('after so many messages of a day the rest waits, and is told the next day while it holds', async () => {
  const browser = await newBrowser()
  const { alerts } = stage.ports.config.throttle
  stage.ports.config = {
    ...stage.ports.config,
    throttle: {
      ...stage.ports.config.throttle,
      alerts: { ...alerts, pushes: { ...alerts.pushes, limit: 1 } },
    },
  }
  await put(PRICE)
  await sync()
  await put({ ...PRICE, limit: 101 })
  const over = await put({ ...PRICE, limit: 102 })
  await sync()
  expect(browser.messages).toHaveLength(1)
  await alertsRepo(stage.ports.db).remove(ada, over)
  await sync(DAY)
  expect(browser.messages[1]).toEqual(told('FE on AI1: Ask is 110.00 $ (above 101.00 $)'))
  expect(browser.messages).toHaveLength(2)
})

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const browser = await newBrowser()
  browser.answers.push({ status })
  await put(PRICE)
  await sync()
  expect(await pushDevicesRepo(stage.ports.db).count(ada)).toBe(0)
})

test('a push service that wants a rest has it, and the message comes after it', async () => {
  const browser = await newBrowser()
  browser.answers.push({ status: 429, headers: { 'Retry-After': '3000' } })
  await put(PRICE)
  await sync()
  await sync()
  expect(browser.calls).toBe(1)
  await sync()
  expect(browser.messages).toEqual([told('FE on AI1: Ask is 110.00 $ (above 100.00 $)')])
})

test('one browser that fails keeps no other from its message, and is forgotten after some refusals', async () => {
  const [good, bad] = [await newBrowser(), await newBrowser()]
  bad.answers.push(...Array.from({ length: 5 }, () => ({ status: 403 })))
  await put(PRICE)
  for (let times = 0; times < 6; times++) {
    setAsk(110)
    await sync()
    setAsk(90)
    await sync()
  }
  expect(good.messages).toHaveLength(6)
  expect([bad.calls, bad.messages.length]).toEqual([5, 0])
  expect(await pushDevicesRepo(stage.ports.db).count(ada)).toBe(1)
})

test('nothing is sent to an address that the operator does not allow', async () => {
  const browser = await newBrowser()
  stage.ports.push = webPush({ ...VAPID, services: [] }, { fetch, clock: stage.ports.clock })
  await put(PRICE)
  await sync()
  expect(browser.calls).toBe(0)
})

test('a host without keys evaluates all the same, and sends nothing', async () => {
  const browser = await newBrowser()
  stage.ports.push = null
  await put(PRICE)
  await sync()
  expect(await metSince()).toEqual([stage.clock.now])
  expect(browser.calls).toBe(0)
})

test('the address of a browser stands sealed in the database, for its owner alone', async () => {
  const { device } = await newBrowser()
  const { rows } = await stage.ports.db.execute('select * from push_devices')
  for (const secret of [device.endpoint, device.keys.auth, device.keys.p256dh])
    expect(JSON.stringify(rows)).not.toContain(secret)
})

test('how long a stock lasts goes by what FIO reports of the base, else by its plan, on the server too', async () => {
  await giveFioKey(ada)
  await sync()
  const { ports } = stage
  const { planet } = planWrite()
  const plan = planWrite({ planet_id: 'AA-001a', planet: { ...planet, planetid: 'AA-001a' } })
  await plansRepo(ports.db).create(ada, crypto.randomUUID(), plan, { now: NOW, quota: 1e6 })
  const rule = {
    watch: 'supply',
    ticker: 'DW',
    planet: 'AA-001a',
    limit: 5,
    push: true,
    mail: false,
  } as const
  const daysBy = async (flows: 'game' | 'plan') => {
    const user = (await usersRepo(ports.db).byId(ada))!
    const asking = {
      ports,
      user,
      schedule: (async (work) => await work()) as CallerScheduler,
      now: NOW,
    }
    const [state] = await statesOf(asking, (await universeOf(ports.db))!, [{ ...rule, flows }])
    return state!.value
  }
  // FIO has no company of the player yet, and is asked again after a quarter of an hour.
  const planned = await daysBy('plan')
  expect(await daysBy('game')).toBe(planned)
  Object.assign(stage.fio.answers, companyAnswers('PLAYER1'))
  stage.clock.now += HALF_HOUR
  // Two buildings use 30 of the 300 in 16 hours each.
  expect(await daysBy('game')).toBeCloseTo(300 / 90, 9)
  expect(await daysBy('plan')).toBe(planned)
})

test('all plans of a planet are read and calculated in pieces, between which others go first', async () => {
  await sync()
  const { ports } = stage
  const { db } = ports
  const empire = crypto.randomUUID()
  await empiresRepo(db).create(ada, empire, empireWrite(), NOW)
  const { planet } = planWrite()
  const plan = planWrite({
    planet_id: 'AA-001a',
    planet: { ...planet, planetid: 'AA-001a' },
    empire_uuid: empire,
  })
  const PLANS = 30
  for (let n = 0; n < PLANS; n++)
    await plansRepo(db).create(ada, crypto.randomUUID(), plan, { now: NOW, quota: 1e6 })
  const rule = {
    watch: 'supply',
    ticker: 'H2O',
    planet: 'AA-001a',
    limit: 5,
    flows: 'game',
  } as const
  // Each plan takes as long as a piece may.
  let milliseconds = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 4))
  let pieces = 0
  const { db: watched, schedule: run, reads } = watchedReads({ ...db, pageBytes: 1 })
  const schedule: CallerScheduler = (work) => {
    pieces++
    return run(work)
  }
  const user = (await usersRepo(db).byId(ada))!
  const universe = (await universeOf(db))!
  const asking = { ports: { ...ports, db: watched }, user, schedule, now: NOW }
  const states = await statesOf(asking, universe, [{ ...rule, push: true, mail: false }])
  now.mockRestore()
  expect(states).toHaveLength(1)
  expect(reads).toEqual({ scheduled: PLANS, unscheduled: 0 })
  expect(pieces).toBeGreaterThanOrEqual(2 * PLANS)
})
