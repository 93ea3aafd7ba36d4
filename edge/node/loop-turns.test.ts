import { expect, test, vi } from 'vitest'
import { callerOf } from '../network.ts'
import { ANY, EXPENSIVE, loopTurns } from './loop-turns.ts'

/** An event loop on which each piece of work takes as long as it says. */
function loop() {
  let worked = 0
  const takes = (milliseconds: number) => async () => {
    worked += milliseconds
  }
  return { workedMs: () => worked, takes }
}

test('a piece waits for the one before it, whoever sent that, and the loop is handed back between', async () => {
  const inTurn = loopTurns(EXPENSIVE)
  const said: string[] = []
  const others = setInterval(() => said.push('others'), 0)
  await Promise.all([
    inTurn(['one'], async () => said.push('first')),
    inTurn(['two'], async () => said.push('second')),
    inTurn(['one'], async () => said.push('third')),
  ])
  clearInterval(others)
  expect(said.filter((who) => who !== 'others')).toEqual(['first', 'second', 'third'])
})

test('whoever used least goes first, and so nobody waits behind all that another one sends', async () => {
  const { workedMs, takes } = loop()
  const inTurn = loopTurns(EXPENSIVE, { workedMs, stopping: AbortSignal.abort() })
  const ended: string[] = []
  const send = (who: string) => inTurn([who], takes(20)).then(() => ended.push(who))
  await Promise.all([...Array.from({ length: 10 }, () => send('greedy')), send('modest')])
  expect(ended.indexOf('modest')).toBeLessThan(2)
})

test('calls of one page go before those of sixteen accounts that send all day, though each of these takes little', async () => {
  const { workedMs, takes } = loop()
  let idle = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => workedMs() + idle)
  const inTurn = loopTurns(EXPENSIVE, { workedMs })
  const senders = Array.from({ length: 16 }, (_, n) => `sender ${n}`)
  for (let round = 0; round < 40; round++) {
    for (const who of senders) await inTurn([who], takes(2))
    idle += 60
  }
  const ended: string[] = []
  const send = (who: string) => inTurn([who], takes(2)).then(() => ended.push(who))
  await Promise.all([...senders, ...Array(5).fill('player')].map(send))
  expect(ended.lastIndexOf('player')).toBeLessThan(7)
  now.mockRestore()
})

test('who took much rests, however many accounts they have, and a modest caller does not', async () => {
  const { workedMs, takes } = loop()
  const stopping = new AbortController()
  const inTurn = loopTurns(EXPENSIVE, { workedMs, stopping: stopping.signal })
  const greedy = ['one', 'two', 'three']
  for (const who of greedy) for (let n = 0; n < 4; n++) await inTurn([who], takes(100))
  let rested = 0
  const resting = greedy.map((who) => inTurn([who], takes(100)).then(() => rested++))
  await inTurn(['modest'], takes(1))
  await inTurn(['modest'], takes(1))
  expect(rested).toBeLessThan(2)
  stopping.abort()
  await Promise.all(resting)
})

test('strangers of many networks are one caller beside the accounts, each in turn among themselves', async () => {
  const { workedMs, takes } = loop()
  const inTurn = loopTurns(ANY, { workedMs })
  const ended: string[] = []
  const send = (ip: string, account?: number) =>
    inTurn(callerOf(ip, account), takes(5)).then(() => ended.push(account ? 'player' : ip))
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
  const inTurn = loopTurns(EXPENSIVE, { workedMs })
  for (let n = 0; n < 20; n++) await inTurn(['greedy'], takes(100))
  expect(rests.slice(-10).map(Math.round)).toEqual(Array(10).fill(400))
  const before = rests.length
  await inTurn(['modest'], takes(10))
  expect(rests).toHaveLength(before)
  vi.restoreAllMocks()
})

test('short pieces of many callers follow each other without a rest, but not for long', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { workedMs, takes } = loop()
  const inTurn = loopTurns(EXPENSIVE, { workedMs })
  let ended = 0
  const send = (n: number) => inTurn([`account ${n}`], takes(10)).then(() => ended++)
  const sent = Array.from({ length: 30 }, (_, n) => send(n))
  await expect.poll(() => ended).toBe(6)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ended).toBe(6)
  now.mockRestore()
  await Promise.all(sent)
})

test('who used much is as good as others a minute later, whatever it was', async () => {
  const { workedMs, takes } = loop()
  let later = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => later + workedMs())
  const inTurn = loopTurns(ANY, { workedMs })
  for (let n = 0; n < 1000; n++) await inTurn(['one'], takes(100))
  await new Promise((resolve) => setImmediate(resolve))
  later = 60_001
  const ended: string[] = []
  await Promise.all(
    ['two', 'one', 'two'].map((who) => inTurn([who], takes(1)).then(() => ended.push(who))),
  )
  expect(ended).toEqual(['two', 'one', 'two'])
  now.mockRestore()
})

test('a queue has an end: more of one caller is refused in words, and others are let in', async () => {
  const inTurn = loopTurns(EXPENSIVE)
  const waiting = Array.from({ length: 64 }, () => inTurn(['one'], async () => 'done'))
  await expect(inTurn(['one'], async () => 'refused')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '10' },
  })
  expect(await inTurn(['two'], async () => 'other')).toBe('other')
  await Promise.all(waiting)
  expect(await inTurn(['one'], async () => 'again')).toBe('again')
})

test('work that fails holds up nobody', async () => {
  const inTurn = loopTurns(EXPENSIVE)
  const failed = inTurn(['one'], () => Promise.reject(new Error('no')))
  const next = inTurn(['one'], async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('requests begin one a turn, those of others between the thousand of one caller', async () => {
  const inTurn = loopTurns(ANY)
  const admitted = (caller: string) => inTurn([caller], async () => {})
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
  const inTurn = loopTurns({ ...EXPENSIVE, most: 1, mostOfOne: 1 })
  const { promise, resolve: open } = Promise.withResolvers<void>()
  let isBusy = false
  const busy = inTurn(['one'], async () => {
    isBusy = true
    await promise
  })
  await vi.waitFor(() => expect(isBusy).toBe(true))
  const waiting = inTurn(['two'], async () => 'waited')
  await expect(inTurn(['three'], async () => {})).rejects.toThrow('Too much is waiting')
  const begun = ['two', 'three'].map((who) => inTurn([who], async () => 'went on', true))
  open()
  await busy
  expect(await Promise.all([waiting, ...begun])).toEqual(['waited', 'went on', 'went on'])
})
