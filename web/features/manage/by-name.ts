const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** `Mine 9` before `Mine 10`, as in the lists. */
export const byName = <T extends { name: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => inOrder.compare(a.name, b.name))
