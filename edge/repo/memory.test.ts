import { expect, test } from 'vitest'
import { keepNewest } from './memory.ts'

test('a value is loaded once a version', async () => {
  const memory = keepNewest<string>()
  let loads = 0
  const load = (version: string) => memory('planets', version, async () => `${version} ${++loads}`)
  expect(await load('a')).toBe('a 1')
  expect(await load('a')).toBe('a 1')
  expect(await load('b')).toBe('b 2')
  expect(await load('a')).toBe('a 3')
})

test('a load that failed is tried again', async () => {
  const memory = keepNewest<string>()
  const failing = memory('planets', 'a', async () => {
    throw new Error('busy')
  })
  await expect(failing).rejects.toThrow('busy')
  expect(await memory('planets', 'a', async () => 'there')).toBe('there')
})
