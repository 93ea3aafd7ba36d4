/** A pivot below this is 0 apart from rounding. */
const NOTHING = 1e-12

/**
 * Solves x = M x + b, given A = I − M and b, by elimination; changes both. No entry of M may be negative and no column
 * may add up to more than 1. Then the diagonal is the best pivot of each row. A pivot of 0 means a circle that keeps
 * everything for itself: its unknowns, and those that depend on them, are null. Unknowns that the circle depends on are
 * still found, which another order of the rows would lose.
 */
export function solveShares(a: Float64Array[], b: Float64Array): (number | null)[] {
  const size = b.length
  const undetermined = new Set<number>()
  for (let pivot = 0; pivot < size; pivot++) {
    if (a[pivot]![pivot]! <= NOTHING) {
      undetermined.add(pivot)
      continue
    }
    for (let row = 0; row < size; row++) {
      const factor = a[row]![pivot]! / a[pivot]![pivot]!
      if (row === pivot || factor === 0) continue
      for (let c = pivot; c < size; c++) a[row]![c]! -= factor * a[pivot]![c]!
      b[row]! -= factor * b[pivot]!
    }
  }
  return Array.from(b, (known, row) => {
    if (undetermined.has(row)) return null
    for (const free of undetermined) if (Math.abs(a[row]![free]!) > NOTHING) return null
    return known / a[row]![row]!
  })
}
