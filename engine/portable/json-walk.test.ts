import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JsonLimits, jsonWalk } from './json-walk.ts'

const WIDE: JsonLimits = { levels: 1000, values: 1e6 }

/** The result of the walk for a text in pieces of the given size. */
function problemOf(text: string, limits: JsonLimits = WIDE, piece = text.length || 1) {
  const walk = jsonWalk(limits)
  for (let at = 0; at < text.length; at += piece) {
    const part = text.slice(at, at + piece)
    const problem = walk.next(part.length, (index) => part.charCodeAt(index))
    if (problem) return problem
  }
  return walk.end()
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON, and texts that are almost JSON: characters are left out, doubled or replaced. */
const nearlyJson = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(2),
        fc.constantFrom(...'{}[],:"\\ \t\n\u0001\u00a00123456789-+.eEtfnu/abAF\u2028é'),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [place, drop, sign]) => {
      const at = place % (now.length + 1)
      return now.slice(0, at) + sign + now.slice(at + drop)
    }, text),
  )

test('accepts what JSON.parse accepts, however it is cut into pieces', () => {
  fc.assert(
    fc.property(nearlyJson, fc.integer({ min: 1, max: 7 }), (text, piece) => {
      expect(problemOf(text, WIDE, piece)).toBe(isJson(text) ? null : 'broken')
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ...[
    '',
    ' ',
    '0',
    '-0',
    '01',
    '-',
    '1.',
    '1.5',
    '.5',
    '1e',
    '1e+',
    '1e+5',
    '1E-05',
    '0e1',
    '1.5.2',
  ],
  ...['tru', 'true', 'truee', 'nul', '"', '"\\u12"', '"\\u12aF"', '"\\x"', '"\n"', '"\u2028"'],
  ...[
    '[]',
    '[',
    '[1,]',
    '[,1]',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{a:1}',
    '[}',
    '{]',
    '1 2',
    '[] []',
  ],
  ...['\ufeff1', ' [1 , 2 ]\r\n', '{"a" : {"b":[null,true,false]}}', '-1x', '1,2', '"a""b"'],
])('agrees with JSON.parse on %j', (text) => {
  expect(problemOf(text)).toBe(isJson(text) ? null : 'broken')
})

test('limits nesting, values and the records of a list', () => {
  expect(problemOf('[[[]]]', { ...WIDE, levels: 3 })).toBeNull()
  expect(problemOf('[[[[', { ...WIDE, levels: 3 })).toBe('deep')
  expect(problemOf('[1,2,3]', { ...WIDE, values: 3 })).toBeNull()
  expect(problemOf('[1,2,3,', { ...WIDE, values: 3 })).toBe('many')
  expect(problemOf('[{"a":[1,2,3]},{"b":1}]', { ...WIDE, records: 2 })).toBeNull()
  expect(problemOf('[{"a":[1,2,3]},{"b":1},', { ...WIDE, records: 2 })).toBe('many')
  expect(problemOf('{"a":1,"b":2,"c":3}', { ...WIDE, records: 2 })).toBeNull()
})

test('brackets, commas and quotes in texts count for nothing', () => {
  expect(problemOf(JSON.stringify(['[{,"\\'.repeat(100)]), { levels: 1, values: 1 })).toBeNull()
})

test('walks the bytes of UTF-8 as it walks characters', () => {
  const bytes = new TextEncoder().encode('{"é”":"😀","b":[1.5e3]}')
  const walk = jsonWalk(WIDE)
  expect(walk.next(bytes.length, (at) => bytes[at]!)).toBeNull()
  expect(walk.end()).toBeNull()
})
