import { expect, test, vi } from 'vitest'
import { callerOf } from '../network.ts'
import { EXPENSIVE_WORK, fairScheduler, PASSWORD_HASHES, REQUEST_STARTS } from './fair-scheduler.ts'

/** An event loop on which each piece of work takes as long as it says. */
function loop() {
  let worked = 0
  const takes = (milliseconds: number) => async () => {
    worked += milliseconds
  }
  return { workedMs: () => worked, takes }
}

test('a piece waits for the one before it, whoever sent that, and the loop is handed back between', async () => {
  const schedule = fairScheduler(EXPENSIVE_WORK)
  const said: string[] = []
  const others = setInterval(() => said.push('others'), 0)
  await Promise.all([
    schedule(['one'], async () => said.push('first')),
    schedule(['two'], async () => said.push('second')),
    schedule(['one'], async () => said.push('third')),
  ])
  clearInterval(others)
  expect(said.filter((who) => who !== 'others')).toEqual(['first', 'second', 'third'])
})

test('whoever used least goes first, and so nobody waits behind all that another one sends', async () => {
  const { workedMs, takes } = loop()
  const schedule = fairScheduler(EXPENSIVE_WORK, { workedMs, stopping: AbortSignal.abort() })
  const ended: string[] = []
  const send = (who: string) => schedule([who], takes(20)).then(() => ended.push(who))
  await Promise.all([...Array.from({ length: 10 }, () => send('greedy')), send('modest')])
  expect(ended.indexOf('modest')).toBeLessThan(2)
})

test('calls of one page go before those of sixteen accounts that send all day, though each of these takes little', async () => {
  const { workedMs, takes } = loop()
  let idle = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => workedMs() + idle)
  const schedule = fairScheduler(EXPENSIVE_WORK, { workedMs })
  const senders = Array.from({ length: 16 }, (_, n) => `sender ${n}`)
  for (let round = 0; round < 40; round++) {
    for (const who of senders) await schedule([who], takes(2))
    idle += 60
  }
  const ended: string[] = []
  const send = (who: string) => schedule([who], takes(2)).then(() => ended.push(who))
  await Promise.all([...senders, ...Array(5).fill('player')].map(send))
  expect(ended.lastIndexOf('player')).toBeLessThan(7)
  now.mockRestore()
})

test('who took much rests, however many accounts they have, and a modest caller does not', async () => {
  const { workedMs, takes } = loop()
  const stopping = new AbortController()
  const schedule = fairScheduler(EXPENSIVE_WORK, { workedMs, stopping: stopping.signal })
  const greedy = ['one', 'two', 'three']
  for (const who of greedy) for (let n = 0; n < 4; n++) await schedule([who], takes(100))
  let rested = 0
  const resting = greedy.map((who) => schedule([who], takes(100)).then(() => rested++))
  await schedule(['modest'], takes(1))
  await schedule(['modest'], takes(1))
  expect(rested).toBeLessThan(2)
  stopping.abort()
  await Promise.all(resting)
})

test('strangers of many networks are one caller beside the accounts, each in turn among themselves', async () => {
  const { workedMs, takes } = loop()
  const schedule = fairScheduler(REQUEST_STARTS, { workedMs })
  const ended: string[] = []
  const send = (ip: string, account?: number) =>
    schedule(callerOf(ip, account), takes(5)).then(() => ended.push(account ? 'player' : ip))
  const strangers = Array.from({ length: 40 }, (_, n) => `192.0.2.${n}`)
  const flood = [...strangers, ...strangers.slice(0, 5)].map((ip) => send(ip))
  await flood[0]
  await send('198.51.100.1', 7)
  expect(ended.length).toBeLessThan(5)
  await Promise.all(flood)
  expect(new Set(ended.filter((who) => who !== 'player').slice(0, 40)).size).toBe(40)
})

test('who used up their allowance take a fifth of the loop, and others go on beside them', async () => {
  const { workedMs, takes } = loop()
  const rests: number[] = []
  const rested = () => rests.reduce((sum, rest) => sum + rest, 0)
  vi.spyOn(performance, 'now').mockImplementation(() => workedMs() + rested())
  // A rest is over at once, and the clock knows of it.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((next: () => void, rest: number) => {
    rests.push(rest)
    setImmediate(next)
  }) as typeof setTimeout)
  const schedule = fairScheduler(EXPENSIVE_WORK, { workedMs })
  for (let n = 0; n < 20; n++) await schedule(['greedy'], takes(100))
  expect(rests.slice(-10).map(Math.round)).toEqual(Array(10).fill(400))
  const before = rests.length
  await schedule(['modest'], takes(10))
  expect(rests).toHaveLength(before)
  vi.restoreAllMocks()
})

test('short pieces of many callers follow each other without a rest, but not for long', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { workedMs, takes } = loop()
  const schedule = fairScheduler(EXPENSIVE_WORK, { workedMs })
  let ended = 0
  const send = (n: number) => schedule([`account ${n}`], takes(10)).then(() => ended++)
  const sent = Array.from({ length: 30 }, (_, n) => send(n))
  await expect.poll(() => ended).toBe(6)
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
  expect(ended).toBe(6)
  now.mockRestore()
  await Promise.all(sent)
})

test('who used much is as good as others a minute later, whatever it was', async () => {
  const { workedMs, takes } = loop()
  let later = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => later + workedMs())
  const schedule = fairScheduler(REQUEST_STARTS, { workedMs })
  for (let n = 0; n < 1000; n++) await schedule(['one'], takes(100))
  await new Promise((resolve) => setImmediate(resolve))
  later = 60_001
  const ended: string[] = []
  await Promise.all(
    ['two', 'one', 'two'].map((who) => schedule([who], takes(1)).then(() => ended.push(who))),
  )
  expect(ended).toEqual(['two', 'one', 'two'])
  now.mockRestore()
})

test('a queue has an end: more of one caller is refused in words, and others are let in', async () => {
  const schedule = fairScheduler(EXPENSIVE_WORK)
  // One has begun, 64 wait.
  const waiting = Array.from({ length: 65 }, () => schedule(['one'], async () => 'done'))
  await expect(schedule(['one'], async () => 'refused')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '10' },
  })
  expect(await schedule(['two'], async () => 'other')).toBe('other')
  await Promise.all(waiting)
  expect(await schedule(['one'], async () => 'again')).toBe('again')
})

test('work that fails holds up nobody', async () => {
  const schedule = fairScheduler(EXPENSIVE_WORK)
  const failed = schedule(['one'], () => Promise.reject(new Error('no')))
  const next = schedule(['one'], async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('requests begin one a turn, those of others between the thousand of one caller', async () => {
  const schedule = fairScheduler(REQUEST_STARTS)
  const admitted = (caller: string) => schedule([caller], async () => {})
  const begun: string[] = []
  let turns = 0
  const count = () => {
    turns++
    setImmediate(count).unref()
  }
  count()
  const many = Array.from({ length: 1000 }, () => admitted('many').then(() => begun.push('many')))
  await admitted('other').then(() => begun.push('other'))
  expect(begun.length).toBeLessThan(50)
  await Promise.all(many)
  expect(turns).toBeGreaterThan(900)
})

test('what goes on with an answer that is begun has a place in a full queue', async () => {
  const schedule = fairScheduler({ ...EXPENSIVE_WORK, maxWaiting: 1, maxWaitingOfOne: 1 })
  const { promise, resolve: open } = Promise.withResolvers<void>()
  let isBusy = false
  const busy = schedule(['one'], async () => {
    isBusy = true
    await promise
  })
  await vi.waitFor(() => expect(isBusy).toBe(true))
  const waiting = schedule(['two'], async () => 'waited')
  await expect(schedule(['three'], async () => {})).rejects.toThrow('Too much is waiting')
  const begun = ['two', 'three'].map((who) => schedule([who], async () => 'went on', true))
  open()
  await busy
  expect(await Promise.all([waiting, ...begun])).toEqual(['waited', 'went on', 'went on'])
})

/** Hashes that end when a test says so, in the order in which they began. */
function hashes() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const hash = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  return { begun, hash, endOne: () => ends.shift()!() }
}

const ONE_HASH = { ...PASSWORD_HASHES, concurrency: 1 }

test('hashes are made one at a time, and those of another address come before the rest of a flood', async () => {
  const schedule = fairScheduler(ONE_HASH)
  const { begun, hash, endOne } = hashes()
  const flood = Array.from({ length: 5 }, (_, n) => schedule(['bad', `a${n}`], hash(`bad ${n}`)))
  const owner = schedule(['home', 'owner'], hash('owner'))
  await expect.poll(() => begun).toEqual(['bad 0'])
  endOne()
  await expect.poll(() => begun).toEqual(['bad 0', 'owner'])
  for (let n = 0; n < 5; n++) await vi.waitFor(endOne)
  await Promise.all([...flood, owner])
})

test('behind one address the account that nobody guesses at comes first', async () => {
  const schedule = fairScheduler(ONE_HASH)
  const { begun, hash, endOne } = hashes()
  const guesses = Array.from({ length: 3 }, () => schedule(['campus', 'victim'], hash('guess')))
  const other = schedule(['campus', 'other'], hash('other'))
  await expect.poll(() => begun).toEqual(['guess'])
  endOne()
  await expect.poll(() => begun).toEqual(['guess', 'other'])
  for (let n = 0; n < 3; n++) await vi.waitFor(endOne)
  await Promise.all([...guesses, other])
})

test('one address fills a part of the queue only, and a full queue makes room for whoever has less in it', async () => {
  const schedule = fairScheduler(ONE_HASH)
  const { hash } = hashes()
  const outcomes = new Map<string, number>()
  const send = (network: string, account: string) => {
    schedule([network, account], hash('')).catch(({ status }: { status: number }) => {
      const what = `${network} ${status}`
      outcomes.set(what, (outcomes.get(what) ?? 0) + 1)
    })
  }
  for (let n = 0; n < 40; n++) send('bad', `a${n}`)
  await expect.poll(() => Object.fromEntries(outcomes)).toEqual({ 'bad 429': 23 })
  for (const network of ['worse', 'worst']) for (let n = 0; n < 16; n++) send(network, `a${n}`)
  send('home', 'owner')
  await expect.poll(() => [...outcomes.values()].reduce((a, b) => a + b)).toBe(24)
  expect([...outcomes.keys()]).not.toContain('home 429')
})
