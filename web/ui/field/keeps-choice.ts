interface ChoiceChange {
  reason: string
  allowPropagation(): void
}

/** Escape in a closed list's field would clear its choice. Here it only closes the list, or the dialog around the field. */
export function keepsChoice(change: ChoiceChange): boolean {
  if (change.reason !== 'escape-key') return false
  change.allowPropagation()
  return true
}
