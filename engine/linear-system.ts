/** Below this share of its row's largest entry a pivot is the rounding error of one that is 0. */
const NOTHING = 1e-12

/**
 * Solves A x = b by elimination with partial pivoting; changes both. An unknown that the system does not determine, or
 * that depends on one, is null.
 */
export function solveLinear(a: Float64Array[], b: Float64Array): (number | null)[] {
  const size = b.length
  const undetermined = new Set<number>()
  const rowOf = new Int32Array(size).fill(-1)
  let next = 0
  for (let column = 0; column < size; column++) {
    let pivot = next
    for (let row = next + 1; row < size; row++) {
      if (Math.abs(a[row]![column]!) > Math.abs(a[pivot]![column]!)) pivot = row
    }
    if (next >= size || Math.abs(a[pivot]![column]!) <= NOTHING) {
      undetermined.add(column)
      continue
    }
    swap(a, pivot, next)
    swap(b, pivot, next)
    for (let row = 0; row < size; row++) {
      const factor = a[row]![column]! / a[next]![column]!
      if (row === next || factor === 0) continue
      for (let c = column; c < size; c++) a[row]![c]! -= factor * a[next]![c]!
      b[row]! -= factor * b[next]!
    }
    rowOf[column] = next++
  }
  return Array.from(rowOf, (row, column) => {
    if (row < 0) return null
    for (const free of undetermined) if (Math.abs(a[row]![free]!) > NOTHING) return null
    return b[row]! / a[row]![column]!
  })
}

function swap<T>(rows: T[] | Float64Array, i: number, j: number) {
  const kept = rows[i]!
  rows[i] = rows[j]!
  rows[j] = kept
}
