interface ChoiceChange {
  reason: string
  allowPropagation(): void
}

/**
 * A closed list's field would give up its choice on Escape. Here Escape closes and nothing else: the list, or whatever the
 * field stands in.
 */
export function keepsChoice(change: ChoiceChange): boolean {
  if (change.reason !== 'escape-key') return false
  change.allowPropagation()
  return true
}
