/** One measured thing. The names are stable, so that runs of different days can be compared. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly median: number
  readonly p95: number
  readonly p99?: number
  readonly n: number
  /** How many times slower the compared way was in the same run. */
  readonly compared?: { readonly with: string; readonly ratio: number }
}

/** A file `bench/<folder>/*.ts` that exports `suite` is run by `npm run bench -- <folder>`. */
export interface Suite {
  readonly name: string
  run(): Promise<readonly Row[]>
}
