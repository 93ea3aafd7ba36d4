const MAX_NAMES = 12

export function namesOf(names: Iterable<string>): string {
  const all = [...names]
  const more = all.length - MAX_NAMES
  return all.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
