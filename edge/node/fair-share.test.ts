import { expect, test } from 'vitest'
import { fairShare, MOST_WAITING } from './fair-share.ts'

/** Work that says when it begins, and ends when it is told to. */
function pieces() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => async () => {
    begun.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    return name
  }
  return { begun, piece, end: (name: string) => ends.get(name)!() }
}

/** An event loop on which each piece of work takes as long as it says. */
function loop() {
  let worked = 0
  const takes = (milliseconds: number) => async () => {
    worked += milliseconds
  }
  return { workedMs: () => worked, takes }
}

test('work of one caller waits for that before it, work of others does not', async () => {
  const inLine = fairShare()
  const { begun, piece, end } = pieces()
  const first = inLine('one', piece('first'))
  const second = inLine('one', piece('second'))
  const other = inLine('two', piece('other'))
  await expect.poll(() => begun).toEqual(['first', 'other'])
  end('first')
  expect(await first).toBe('first')
  await expect.poll(() => begun).toEqual(['first', 'other', 'second'])
  end('second')
  end('other')
  expect(await Promise.all([second, other])).toEqual(['second', 'other'])
})

test('a line has an end: more of one caller is refused in words, and others are let in', async () => {
  const inLine = fairShare()
  const { piece, begun, end } = pieces()
  const first = inLine('one', piece('first'))
  const waiting = Array.from({ length: MOST_WAITING - 1 }, () => inLine('one', async () => 'done'))
  await expect(inLine('one', piece('refused'))).rejects.toMatchObject({
    status: 429,
    detail: 'Too many large calls are waiting. Please try again soon.',
  })
  expect(await inLine('two', async () => 'other')).toBe('other')
  end('first')
  await Promise.all([first, ...waiting])
  expect(await inLine('one', async () => 'again')).toBe('again')
  expect(begun).toEqual(['first'])
})

test('work that fails holds up nobody', async () => {
  const inLine = fairShare()
  const failed = inLine('one', () => Promise.reject(new Error('no')))
  const next = inLine('one', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('who took much rests before the next piece, and only they', async () => {
  const { workedMs, takes } = loop()
  const stopping = new AbortController()
  const inLine = fairShare({ workedMs, stopping: stopping.signal })
  // Far more than may be taken at once.
  for (let n = 0; n < 4; n++) await inLine('greedy', takes(100))
  let isRested = false
  const greedy = inLine('greedy', takes(1)).then(() => {
    isRested = true
  })
  await inLine('modest', takes(1))
  await inLine('modest', takes(1))
  expect(isRested).toBe(false)
  stopping.abort()
  await greedy
  expect(isRested).toBe(true)
})

test('nobody rests any more once the process is about to end', async () => {
  const { workedMs, takes } = loop()
  const inLine = fairShare({ workedMs, stopping: AbortSignal.abort() })
  const hours = 100
  for (let n = 0; n < hours; n++) await inLine('greedy', takes(3_600_000))
  expect(workedMs()).toBe(hours * 3_600_000)
})
