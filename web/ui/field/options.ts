export type Option<Value extends string = string> = {
  value: Value
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** Options whose label is their value, such as tickers and codes. */
export const ownLabels = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value }))

/** Searches value and label: a ticker and its name. */
function matchesSearch(option: Option, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  return option.label.toLowerCase().includes(wanted) || option.value.toLowerCase().includes(wanted)
}

/** The exact ticker first, then what begins with the query, then the rest, each in its own order. */
export function searchOptions<Value extends string>(
  options: readonly Option<Value>[],
  query: string,
): Option<Value>[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return [...options]
  const rank = ({ value, label }: Option) => {
    if (value.toLowerCase() === wanted || label.toLowerCase() === wanted) return 0
    return value.toLowerCase().startsWith(wanted) || label.toLowerCase().startsWith(wanted) ? 1 : 2
  }
  return options
    .filter((option) => matchesSearch(option, wanted))
    .sort((one, other) => rank(one) - rank(other))
}
