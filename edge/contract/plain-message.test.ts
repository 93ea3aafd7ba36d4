import { expect, test } from 'vitest'
import { plainMessage } from './plain-message.ts'

test.each([
  ['sent Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s-9 twice', 'sent Bearer [secret] twice'],
  ['bad jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s-9', 'bad jwt [secret]'],
  ['no sk_live_4eC39Hq here', 'no [secret] here'],
  ['api_key: 1a2b and token=abc', 'api_key: [secret] and token= [secret]'],
  ['hash 9f86d081884c7d659a2feaa0c55ad015 differs', 'hash [secret] differs'],
  ['lost C:\\Users\\Ada Lovelace\\plan.json today', 'lost [path] today'],
  ['lost \\\\server\\ada\\plan.json', 'lost [path]'],
  ['lost /home/ada/plan.json today', 'lost [path] today'],
  ['lost file:///Users/Ada Lovelace/plan.json', 'lost [path]'],
  ['at ftp://user:pw@host and user:pw@host', 'at [address] and [mail]'],
  ['from 192.0.2.17 and 2001:db8::17', 'from [address] and [address]'],
])('of %j is kept %j', (message, kept) => {
  expect(plainMessage(message)).toBe(kept)
})

test.each([
  "Cannot read properties of undefined (reading 'active_recipes')",
  'Maximum call stack size exceeded in recalculateMaterialFlow2',
  'a:b is 12:30:15 of plan/x',
  'token < is unexpected, a key is missing',
])('all of %j is kept', (message) => {
  expect(plainMessage(message)).toBe(message)
})

test('of a long message nothing is kept that was cut in two', () => {
  const before = `https://x.example/${'a'.repeat(300)} ${'x '.repeat(85)}`
  const kept = `[address] ${'x '.repeat(85)}`
  for (const [cut, instead] of [
    ['ada.lovelace@example.org', ''],
    ['"My secret base"', '[text]'],
    ['sk_live_4eC39Hq', ''],
  ])
    expect(plainMessage(`${before}${cut} and more`)).toBe(`${kept}${instead}…`)
  expect(plainMessage(`"${'my secret base '.repeat(40)}"`)).toBe('[text]…')
})
