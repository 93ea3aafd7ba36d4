import { expect, test } from 'vitest'
import { checkPassword, hashPassword, nobodysPassword, PASSWORD_COST } from './password.ts'

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
const cheap = { N: 2 ** 4, r: 8, p: 1 }

test('the right password opens, another does not', async () => {
  const stored = await hashPassword('correct horse', cheap, random)
  expect(await checkPassword('correct horse', stored, cheap)).toBe('right')
  expect(await checkPassword('correct house', stored, cheap)).toBe('wrong')
})

test('a password hashed at another cost is right but stale', async () => {
  const stored = await hashPassword('correct horse', cheap, random)
  expect(await checkPassword('correct horse', stored, { ...cheap, p: 2 })).toBe('stale')
  expect(await checkPassword('wrong horse', stored, { ...cheap, p: 2 })).toBe('wrong')
})

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('same', cheap, random)).not.toBe(
    await hashPassword('same', cheap, random),
  )
})

test('the way letters are composed does not matter', async () => {
  const stored = await hashPassword('caf\u00e9 au lait', cheap, random)
  expect(await checkPassword('cafe\u0301 au lait', stored, cheap)).toBe('right')
})

test('nobody has the password of an unknown user', async () => {
  expect(await checkPassword('', nobodysPassword(cheap), cheap)).toBe('wrong')
})

test('the cost in use is the one advised, and is written with the hash', async () => {
  const stored = await hashPassword('correct horse', PASSWORD_COST, random)
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await checkPassword('correct horse', stored, PASSWORD_COST)).toBe('right')
})
