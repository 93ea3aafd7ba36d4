import { expect, test } from 'vitest'
import { hashQueue } from './hash-queue.ts'

/** Hashes that end when they are told to, in the order in which they began. */
function hashes() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const hash = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  return { begun, hash, endOne: () => ends.shift()!() }
}

const asker = (network: string, account: string) => ({ network, account })

test('hashes are made one at a time, and those of another address come before the rest of a flood', async () => {
  const inTurn = hashQueue(1)
  const { begun, hash, endOne } = hashes()
  const flood = Array.from({ length: 5 }, (_, n) => inTurn(asker('bad', `a${n}`), hash(`bad ${n}`)))
  const owner = inTurn(asker('home', 'owner'), hash('owner'))
  await expect.poll(() => begun).toEqual(['bad 0'])
  endOne()
  await expect.poll(() => begun).toEqual(['bad 0', 'owner'])
  for (let n = 0; n < 5; n++) {
    endOne()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all([...flood, owner])
})

test('behind one address the account that nobody guesses at comes first', async () => {
  const inTurn = hashQueue(1)
  const { begun, hash, endOne } = hashes()
  const guesses = Array.from({ length: 3 }, () => inTurn(asker('campus', 'victim'), hash('guess')))
  const other = inTurn(asker('campus', 'other'), hash('other'))
  await expect.poll(() => begun).toEqual(['guess'])
  endOne()
  await expect.poll(() => begun).toEqual(['guess', 'other'])
  for (let n = 0; n < 3; n++) {
    endOne()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all([...guesses, other])
})

test('one address fills a part of the queue only, and a full queue makes room for whoever has less in it', async () => {
  const inTurn = hashQueue(1)
  const { hash } = hashes()
  const outcomes = new Map<string, number>()
  const send = (network: string, account: string) => {
    inTurn(asker(network, account), hash('')).catch(({ status }: { status: number }) => {
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
