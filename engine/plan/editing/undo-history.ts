export type Edited<State> = { ok: true; state: State } | { ok: false; why: string }

export interface Editor<State, Edit> {
  apply(state: State, edit: Edit): Edited<State>
  /** A step in the player's words. It may consist of several edits of a field, of which `before` and `after` are the ends. */
  describe(before: State, edit: Edit, after: State): string
  /** Edits of the same field in a row become one step; null for those that are always steps of their own. */
  fieldOf(edit: Edit): string | null
  isSame(a: State, b: State): boolean
}

export interface UndoStep<State, Edit> {
  readonly id: number
  readonly name: string
  readonly edit: Edit
  readonly state: State
}

/** Immutable; a state is the same object as long as nothing changed. */
export interface UndoHistory<State, Edit> {
  readonly start: State
  /** Oldest first; those from `done` on are undone. */
  readonly steps: readonly UndoStep<State, Edit>[]
  readonly done: number
  /** The field whose edits still continue the last step. */
  readonly openField: string | null
  readonly nextId: number
}

/** More steps than a player undoes. States share their unchanged parts, so a step costs little. */
export const MAX_UNDO_STEPS = 500

export const newHistory = <State, Edit>(start: State): UndoHistory<State, Edit> => ({
  start,
  steps: [],
  done: 0,
  openField: null,
  nextId: 1,
})

export function present<State, Edit>({ start, steps, done }: UndoHistory<State, Edit>): State {
  return steps[done - 1]?.state ?? start
}

export const canUndo = ({ done }: UndoHistory<unknown, unknown>) => done > 0
export const canRedo = ({ done, steps }: UndoHistory<unknown, unknown>) => done < steps.length

export type Performed<State, Edit> =
  | { ok: true; history: UndoHistory<State, Edit> }
  | { ok: false; why: string }

/**
 * Applies an edit as one step. An edit that changes nothing leaves the history as it is, redo
 * included; a field that is edited back to where its step began removes the step.
 */
export function perform<State, Edit>(
  editor: Editor<State, Edit>,
  history: UndoHistory<State, Edit>,
  edit: Edit,
): Performed<State, Edit> {
  const now = present(history)
  const edited = editor.apply(now, edit)
  if (!edited.ok) return edited
  const field = editor.fieldOf(edit)
  const last = history.steps[history.done - 1]
  const continued = last && field !== null && field === history.openField ? last : undefined
  const before = continued ? stateBefore(history, history.done - 1) : now
  const kept = history.steps.slice(0, continued ? history.done - 1 : history.done)

  if (editor.isSame(before, edited.state)) {
    if (!continued) return { ok: true, history }
    return { ok: true, history: { ...history, steps: kept, done: kept.length, openField: null } }
  }
  if (continued && editor.isSame(now, edited.state)) return { ok: true, history }
  const step = {
    id: continued?.id ?? history.nextId,
    name: editor.describe(before, edit, edited.state),
    edit,
    state: edited.state,
  }
  return {
    ok: true,
    history: bounded({
      start: history.start,
      steps: [...kept, step],
      done: kept.length + 1,
      openField: field,
      nextId: history.nextId + (continued ? 0 : 1),
    }),
  }
}

/** Shows a state as it was stored, in the step that led to it. Other steps stay as they are. */
export function storedAs<State, Edit>(
  history: UndoHistory<State, Edit>,
  sent: State,
  stored: State,
): UndoHistory<State, Edit> {
  const { start, steps } = history
  return {
    ...history,
    start: start === sent ? stored : start,
    steps: steps.map((step) => (step.state === sent ? { ...step, state: stored } : step)),
  }
}

/** The field was left or committed: the next keystroke begins a step of its own. */
export const commit = <State, Edit>(history: UndoHistory<State, Edit>): UndoHistory<State, Edit> =>
  history.openField === null ? history : { ...history, openField: null }

export const undo = <State, Edit>(history: UndoHistory<State, Edit>) =>
  jump(history, history.done - 1)
export const redo = <State, Edit>(history: UndoHistory<State, Edit>) =>
  jump(history, history.done + 1)

/** Goes to the state in which `done` steps are done; 0 is the start. */
export function jump<State, Edit>(
  history: UndoHistory<State, Edit>,
  done: number,
): UndoHistory<State, Edit> {
  const to = Math.min(Math.max(Math.trunc(done), 0), history.steps.length)
  return to === history.done ? commit(history) : { ...history, done: to, openField: null }
}

function stateBefore<State, Edit>(history: UndoHistory<State, Edit>, index: number): State {
  return history.steps[index - 1]?.state ?? history.start
}

/** Undo then ends after the dropped steps. */
function bounded<State, Edit>(history: UndoHistory<State, Edit>): UndoHistory<State, Edit> {
  const excess = history.steps.length - MAX_UNDO_STEPS
  if (excess <= 0) return history
  return {
    ...history,
    start: history.steps[excess - 1]!.state,
    steps: history.steps.slice(excess),
    done: history.done - excess,
  }
}
