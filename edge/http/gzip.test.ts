import { expect, test } from 'vitest'
import { takesGzip } from './gzip.ts'

test.each([
  ['gzip', true],
  ['br, GZIP;q=0.5, *;q=0', true],
  ['*', true],
  ['gzip;q=0, *', false],
  ['br', false],
  ['', false],
  [null, false],
])('a client that accepts %s takes gzip: %s', (header, expected) => {
  expect(takesGzip(header)).toBe(expected)
})
