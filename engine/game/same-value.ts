/** Compares plain values, arrays, records, maps and sets by content. Equal references cost nothing. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Map || b instanceof Map) {
    return a instanceof Map && b instanceof Map && sameMap(a, b)
  }
  if (a instanceof Set || b instanceof Set) {
    return a instanceof Set && b instanceof Set && sameSet(a, b)
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && sameArray(a, b)
  }
  return sameRecord(a as Record<string, unknown>, b as Record<string, unknown>)
}

function sameArray(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((entry, place) => sameValue(entry, b[place]))
}

function sameSet(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean {
  return a.size === b.size && [...a].every((entry) => b.has(entry))
}

function sameMap(a: ReadonlyMap<unknown, unknown>, b: ReadonlyMap<unknown, unknown>): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) if (!b.has(key) || !sameValue(value, b.get(key))) return false
  return true
}

/** An undefined field equals an absent one. */
function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  for (const key in a) if (!sameValue(a[key], b[key])) return false
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}
