import fc from 'fast-check'
import { NOBODYS_UUID } from '../../scripts/stage/samples.ts'

/** Values that software tends to trip over. */
const AWKWARD: unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'x'.repeat(5000),
  "'; drop table plans; --",
  '%_',
  '=1+1',
  '__proto__',
  'NaN',
  '9007199254740993',
  NOBODYS_UUID,
  NOBODYS_UUID.toUpperCase(),
  0,
  -0,
  -1,
  0.5,
  5e-324,
  1e300,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  [],
  {},
  [[]],
]
const awkward = fc.constantFrom(...AWKWARD)

type Path = (string | number)[]
interface Mutation {
  /** Picks one of the places in the value. */
  place: number
  how: 'replace' | 'remove' | 'repeat' | 'add'
  value: unknown
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'add'),
  value: fc.oneof({ weight: 3, arbitrary: awkward }, { weight: 1, arbitrary: fc.jsonValue() }),
})

/** A good body with one to three things wrong with it, or something else altogether. */
export function bodies(sample: unknown): fc.Arbitrary<unknown> {
  const mutated = fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((mutations) => mutations.reduce(mutate, sample))
  return fc.oneof(
    { weight: 6, arbitrary: mutated },
    { weight: 1, arbitrary: awkward },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

/** What may stand in a path: anything but what would make it another path. */
export const pathValue = fc.oneof(
  fc.constantFrom(
    NOBODYS_UUID,
    '%',
    '%00',
    "' or 1=1 --",
    'null',
    '-1',
    'x'.repeat(3000),
    '\u202e',
  ),
  fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text)),
)

export const headerValue = fc.oneof(
  fc.constantFrom('*', '"1"', 'W/"1"', '"', ',,,', '"99999999999999999999"'),
  fc.string({ maxLength: 30, unit: 'grapheme-ascii' }),
)

function mutate(value: unknown, { place, how, value: replacement }: Mutation): unknown {
  const paths = pathsOf(value)
  const path = paths[place % paths.length]!
  const key = path.at(-1)
  if (key === undefined) return how === 'replace' ? replacement : value
  const copy = structuredClone(value)
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as never)[step], copy)
  if (Array.isArray(parent)) {
    const at = key as number
    if (how === 'remove') parent.splice(at, 1)
    else if (how === 'repeat') parent.push(parent[at])
    else if (how === 'add') parent.push(replacement)
    else parent[at] = replacement
  } else {
    const fields = parent as Record<string, unknown>
    if (how === 'remove') delete fields[key]
    else if (how === 'replace') fields[key] = replacement
    else fields[`${key}_too`] = replacement
  }
  return copy
}

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return [at, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...at, key]))]
}
