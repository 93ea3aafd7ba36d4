import type { Editor } from './undo-history.ts'

/** An edit that is not allowed. Players read the message. */
export class EditRefused extends Error {
  override name = 'EditRefused'
}

interface EditKind<State, Edit> {
  /** Throws an EditRefused if the state does not allow the edit. */
  apply(state: State, edit: Edit): State
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
    apply(state, edit) {
      try {
        return { ok: true, state: kindOf(edit).apply(state, edit) }
      } catch (problem) {
        if (problem instanceof EditRefused) return { ok: false, why: problem.message }
        throw problem
      }
    },
    describe: (before, edit, after) => kindOf(edit).describe(before, edit, after),
    fieldOf: (edit) => kindOf(edit).fieldOf?.(edit) ?? null,
    isSame: (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b),
  }
}
