/** One field in which our answer is not the expected one. */
export interface Difference {
  path: string
  expected: unknown
  actual: unknown
}

/** The permitted ways of not matching the reference; every use is counted and shown. */
export const LEAVE_OUTS = {
  nonFinite: 'not a number or infinite in the reference, 0 or null here',
  habsVariables: 'habs: another optimum of the same value',
  chainQuantities: 'production_chain: quantity and recipeAmount where paths join',
  zeroDelta: 'empire_io: price of a ticker with a zero-delta plan',
  resupplyZeroDelta: 'burn: resupply row with delta 0 burns for ever',
  listOrder: 'list compared by key, in another order',
} as const
export type LeaveOut = keyof typeof LEAVE_OUTS

export class LeaveOutCounts {
  readonly uses = new Map<LeaveOut, number>()
  count(leaveOut: LeaveOut) {
    this.uses.set(leaveOut, (this.uses.get(leaveOut) ?? 0) + 1)
  }
}

export interface CompareOptions {
  counts: LeaveOutCounts
  /** Paths whose expected value is not finite. */
  nonFinite?: readonly string[]
  /** Answers a leave-out for a field that may differ; asked only where the values do differ. */
  mayDiffer?: (path: string, expected: unknown, actual: unknown) => LeaveOut | undefined
}

const RELATIVE = 1e-9
const ABSOLUTE = 1e-7
const KEYS = ['ticker', 'RecipeId', 'materialTicker', 'planetNaturalId'] as const

/** Every field of `expected` against `actual`; fields that only `actual` has are not looked at. */
export function compare(
  expected: unknown,
  actual: unknown,
  options: CompareOptions,
  path = '',
): Difference[] {
  if (Array.isArray(expected)) return compareLists(expected, actual, options, path)
  if (typeof expected === 'object' && expected !== null) {
    const ours = (typeof actual === 'object' && actual !== null ? actual : {}) as Record<
      string,
      unknown
    >
    return Object.entries(expected).flatMap(([field, value]) =>
      compare(value, ours[field], options, path ? `${path}.${field}` : field),
    )
  }
  if (sameValue(expected, actual)) return []
  const reason = excuse(path, expected, actual, options)
  if (reason) {
    options.counts.count(reason)
    return []
  }
  return [{ path, expected, actual }]
}

function compareLists(
  expected: readonly unknown[],
  actual: unknown,
  options: CompareOptions,
  path: string,
): Difference[] {
  if (!Array.isArray(actual)) return [{ path, expected, actual }]
  if (expected.length !== actual.length) {
    return [{ path: `${path}.length`, expected: expected.length, actual: actual.length }]
  }
  const ordered = sameKeyOrder(expected, actual)
  if (ordered.moved) options.counts.count('listOrder')
  return expected.flatMap((value, i) =>
    compare(value, ordered.actual[i], options, path ? `${path}.${i}` : String(i)),
  )
}

/** Brings our list into the order of the expected one, where its entries have a unique key. */
function sameKeyOrder(expected: readonly unknown[], actual: readonly unknown[]) {
  const keyName = KEYS.find(
    (name) => expected.length > 0 && expected.every((e) => hasText(e, name)),
  )
  const keyOf = (entry: unknown) =>
    keyName && hasText(entry, keyName) ? entry[keyName] : undefined
  const ours = new Map(actual.map((entry) => [keyOf(entry), entry]))
  const unique = keyName && new Set(expected.map(keyOf)).size === expected.length
  if (!unique || expected.every((entry, i) => keyOf(entry) === keyOf(actual[i]))) {
    return { actual, moved: false }
  }
  return { actual: expected.map((entry) => ours.get(keyOf(entry))), moved: true }
}

const hasText = <K extends string>(value: unknown, key: K): value is Record<K, string> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)[key] === 'string'

/** The vectors write NaN and the infinities as words, since JSON has none. */
const WORDS: Record<string, number> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
}
export const readNumber = (value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(WORDS, value) ? WORDS[value] : value

export function sameValue(expected: unknown, actual: unknown): boolean {
  const wanted = readNumber(expected)
  if (typeof wanted !== 'number' || typeof actual !== 'number') return wanted === actual
  if (!Number.isFinite(wanted) || !Number.isFinite(actual)) return Object.is(wanted, actual)
  const distance = Math.abs(wanted - actual)
  return distance <= ABSOLUTE || distance <= RELATIVE * Math.abs(wanted)
}

function excuse(
  path: string,
  expected: unknown,
  actual: unknown,
  { nonFinite, mayDiffer }: CompareOptions,
): LeaveOut | undefined {
  const isNothing = actual === 0 || actual === null
  const named = Number.isNaN(readNumber(expected)) || nonFinite?.includes(path)
  if (isNothing && named) return 'nonFinite'
  return mayDiffer?.(path, expected, actual)
}
