import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

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

test('work of one caller waits for that before it, work of others does not', async () => {
  const inLine = oneByOne()
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

test('work that fails holds up nobody', async () => {
  const inLine = oneByOne()
  const failed = inLine('one', () => Promise.reject(new Error('no')))
  const next = inLine('one', async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
