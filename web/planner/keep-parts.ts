/**
 * The new value with every part that says the same as before replaced by the part of before, so that what is drawn from it is not drawn
 * again. The new value is changed in place: it is the reader's own, and a copy would take longer than the comparison.
 */
export function keepParts<T>(before: unknown, after: T): T
export function keepParts(before: unknown, after: unknown): unknown {
  if (before === after) return before
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after)
  if (isRecord(before) && isRecord(after)) return keepFields(before, after)
  return after
}

function keepItems(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  let isSame = before.length === after.length
  for (let i = 0; i < after.length; i++) {
    const item = keepParts(before[i], after[i])
    after[i] = item
    isSame &&= item === before[i]
  }
  return isSame ? before : after
}

function keepFields(before: Fields, after: Fields): Fields {
  let isSame = true
  for (const name in after) {
    const field = keepParts(before[name], after[name])
    after[name] = field
    isSame &&= field === before[name] && (field !== undefined || name in before)
  }
  for (const name in before) isSame &&= name in after
  return isSame ? before : after
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && value.constructor === Object
