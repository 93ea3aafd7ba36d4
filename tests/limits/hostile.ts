import fc from 'fast-check'

/** What is cheap to send and used to be dear to read. */
const PARTS = [
  '1',
  '1e9',
  '1e300',
  'null',
  '""',
  '{}',
  '[]',
  '"\\ud83d\\ude00"',
  '"\\ud800"',
  '"\\u0000"',
  '"AB-123a"',
  '{"ticker":"O","input":1,"output":1e300}',
  '{"recipeid":"x","amount":1e9}',
  '{"name":"FP","amount":1,"active_recipes":[{}]}',
  '{"__proto__":1}',
]

const part = fc.constantFrom(...PARTS)

/** Bodies as long as the route may take, or a little longer: flat, deep, wide, and good ones with one list blown up. */
export function hostileBodies(sample: unknown, most: number): fc.Arbitrary<string> {
  const length = fc.constantFrom(most, most - 10, Math.floor(most / 3), most + 100)
  const filled = (make: (length: number, text: string) => string) =>
    fc.tuple(length, part).map(([bytes, text]) => make(bytes, text))
  const anything = fc.oneof(
    filled(flat),
    filled(wide),
    length.map((bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
    length.map((bytes) => '{"a":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6)),
    length.map((bytes) => `"${'\\ud83d\\ude00'.repeat((bytes - 2) / 12)}"`),
    length.map((bytes) => `"${'é'.repeat((bytes - 2) / 2)}"`),
  )
  const lists = listsOf(sample)
  if (lists.length === 0) return anything
  const blownUp = fc
    .tuple(fc.constantFrom(...lists), length, part)
    .map(([list, bytes, text]) => blowUp(sample, list, bytes, text))
  return fc.oneof(anything, blownUp)
}

function flat(bytes: number, text: string): string {
  const times = Math.floor((bytes - 2) / (text.length + 1))
  return `[${Array(times).fill(text).join(',')}]`
}

function wide(bytes: number, text: string): string {
  const times = Math.floor((bytes - 2) / (text.length + 9))
  return `{${Array.from({ length: times }, (_, n) => `"${String(n).padStart(5, 'k')}":${text}`).join(',')}}`
}

/** The sample with copies of the first item of one of its lists, or of something else, up to the length. */
function blowUp(sample: unknown, path: string[], bytes: number, text: string): string {
  const mark = '@@'
  const copy = structuredClone(sample)
  let at = copy as Record<string, unknown>
  for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>
  const key = path.at(-1)
  const list = key === undefined ? copy : at[key]
  const first = JSON.stringify((list as unknown[])[0]) ?? text
  if (key === undefined) return flat(bytes, first)
  at[key] = mark
  const frame = JSON.stringify(copy)
  return frame.replace(`"${mark}"`, () => flat(bytes - frame.length, first))
}

function listsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) => listsOf(each, [...path, key]))
  return Array.isArray(value) ? [path, ...inner] : inner
}
