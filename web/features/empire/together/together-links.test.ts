import { expect, test } from 'vitest'
import { linksIn, whyNotAdded } from './together-links.ts'

const ONE = '0c9a6f3e-5f0b-4a53-9d3b-2f4d9f0a8f11'
const TWO = '1f0c7c9e-8a3a-4a51-9a53-6b6b9c0b1d11'
const address = (uuid: string) => `https://perigee.example/shared/empire/${uuid}?tab=flow`

test('links are found in addresses and lists, each once', () => {
  expect(linksIn(`${address(ONE)} ${TWO},${ONE.toUpperCase()}`)).toEqual([ONE, TWO])
  expect(linksIn('nothing')).toEqual([])
  expect(linksIn(undefined)).toEqual([])
})

test('what adds nothing says why', () => {
  expect(whyNotAdded('https://perigee.example/empire', [])).toMatch(/not the link/)
  expect(whyNotAdded(ONE.slice(1), [])).toMatch(/not the link/)
  expect(whyNotAdded(ONE, [ONE])).toMatch(/already/)
  const eight = Array.from({ length: 8 }, (_, at) => ONE.replace(/^./, String(at)))
  expect(whyNotAdded(TWO, eight)).toBe('At most 8 empires fit.')
  expect(whyNotAdded(address(TWO), [ONE])).toBeUndefined()
})
