import type { Edited, Editor } from './undo-history.ts'

interface EditKind<State, Edit> {
  apply(state: State, edit: Edit): Edited<State>
  describe(before: State, edit: Edit, after: State): string
  /** Only kinds whose edits of a field in a row become one step. */
  fieldOf?(edit: Edit): string
}

/** Builds an editor of plain data from all that each kind of edit needs. */
export function editorOf<State, Edit extends { kind: string }>(
  kinds: {
    [K in Edit['kind']]: EditKind<State, Extract<Edit, { kind: K }>>
  },
): Editor<State, Edit> {
  // The type of the edit follows from its kind, which TypeScript does not see through the index.
  const kindOf = ({ kind }: Edit) => kinds[kind as Edit['kind']] as EditKind<State, Edit>
  return {
    apply: (state, edit) => kindOf(edit).apply(state, edit),
    describe: (before, edit, after) => kindOf(edit).describe(before, edit, after),
    fieldOf: (edit) => kindOf(edit).fieldOf?.(edit) ?? null,
    isSame: (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b),
  }
}

export const done = <State>(state: State): Edited<State> => ({ ok: true, state })
