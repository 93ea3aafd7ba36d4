/** What a law says, and by how much a measurement may differ from it. */
export interface Finding {
  readonly law: string
  readonly record: string
  readonly expected: number | string
  readonly actual: number | string
  /** In the unit of the law; undefined where texts are compared. */
  readonly error?: number
  readonly agrees: boolean
  /** Where the law holds for most records only: the share that must agree, and the error that no other may exceed. */
  readonly allowance?: { readonly share: number; readonly most: number }
}

/** `by`: the largest absolute difference that agrees. */
export function absolute(
  law: string,
  record: string,
  expected: number,
  actual: number,
  by: number,
  allowance?: Finding['allowance'],
): Finding {
  const error = Math.abs(actual - expected)
  return {
    law,
    record,
    expected,
    actual,
    error,
    agrees: error <= by,
    ...(allowance && { allowance }),
  }
}

/** `by`: the largest share of the measurement that agrees. */
export function relative(
  law: string,
  record: string,
  expected: number,
  actual: number,
  by: number,
  allowance?: Finding['allowance'],
): Finding {
  const error = Math.abs(actual - expected) / Math.max(Math.abs(expected), Number.MIN_VALUE)
  const agrees = actual === expected || error <= by
  return {
    ...{ law, record, expected, actual, agrees },
    error: actual === expected ? 0 : error,
    ...(allowance && { allowance }),
  }
}
