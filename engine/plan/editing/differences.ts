/** A part in which two versions can differ. Each part can be taken from either version without breaking a rule. */
export interface Part<State> {
  readonly id: string
  readonly label: string
  /** The full content in words: two versions agree if it is the same. Null if a version has no such part. */
  show(state: State): string | null
  take(into: State, from: State): State
}
export type PartsOf<State> = (versions: readonly State[]) => readonly Part<State>[]

export type ChangedBy = 'mine' | 'theirs' | 'both'
export interface Difference {
  readonly id: string
  readonly label: string
  readonly mine: string | null
  readonly theirs: string | null
  readonly changedBy: ChangedBy
}

export function differences<State>(
  partsOf: PartsOf<State>,
  base: State,
  mine: State,
  theirs: State,
): Difference[] {
  return partsOf([mine, theirs]).flatMap(({ id, label, show }) => {
    const [was, ours, others] = [show(base), show(mine), show(theirs)]
    if (ours === others) return []
    const changedBy = was === others ? 'mine' : was === ours ? 'theirs' : 'both'
    return [{ id, label, mine: ours, theirs: others, changedBy }]
  })
}

/** The default choice: each part from the version that changed it, and mine if both did. */
export const undisputed = (list: readonly Difference[]): ReadonlySet<string> =>
  new Set(list.filter(({ changedBy }) => changedBy === 'theirs').map(({ id }) => id))

export function mix<State>(
  partsOf: PartsOf<State>,
  mine: State,
  theirs: State,
  takeTheirs: ReadonlySet<string>,
): State {
  const chosen = partsOf([mine, theirs]).filter(({ id }) => takeTheirs.has(id))
  const isGone = ({ show }: Part<State>) => show(theirs) === null
  // Removals come last and from the end, so that no part moves before it is taken.
  const inOrder = [...chosen.filter((part) => !isGone(part)), ...chosen.filter(isGone).toReversed()]
  return inOrder.reduce((mixed, part) => part.take(mixed, theirs), mine)
}

export function fieldsPart<State, K extends keyof State>(
  label: string,
  fields: readonly K[],
  show: (state: State) => string,
): Part<State> {
  return {
    id: fields.join(' '),
    label,
    show,
    take: (into, from) => ({
      ...into,
      ...(Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<State, K>),
    }),
  }
}
