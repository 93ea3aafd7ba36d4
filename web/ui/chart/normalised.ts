/** Several tickers on one scale: each line as a share of its first figure, 1 where it starts. A line that starts at zero is left out. */
export function normalised(values: readonly (number | null)[]): (number | null)[] {
  const base = values.find((value) => value !== null && Number.isFinite(value))
  return values.map((value) =>
    value === null || !base || !Number.isFinite(value) ? null : value / base,
  )
}
