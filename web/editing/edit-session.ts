import {
  type Difference,
  differences,
  mix,
  type PartsOf,
} from '../../engine/plan/editing/differences.ts'
import * as past from '../../engine/plan/editing/undo-history.ts'
import { observable } from '../browser/observable.ts'

export interface Stored<State> {
  value: State
  version: string
}

/** A stored record, or the start of a new one. */
export type Opened<State> = (Stored<State> & { uuid: string }) | { value: State; uuid: null }

export interface RecordSource<State> {
  load(uuid: string): Promise<Stored<State>>
  /** Overwrites only the version that was edited. Returns what is stored then. */
  save(uuid: string, value: State, over: string): Promise<Stored<State> | 'newer version'>
  create(value: State): Promise<Stored<State> & { uuid: string }>
}

/** What differs between kinds of forms. */
export interface FormKind<State, Edit> {
  editor: past.Editor<State, Edit>
  parts: PartsOf<State>
  /** The edit that replaces everything. */
  takeOver(state: State, as: string): Edit
  isSaved(a: State, b: State): boolean
}

export interface Conflict<State> {
  theirs: Stored<State>
  differences: readonly Difference[]
}

export interface EditingState<State, Edit> {
  history: past.UndoHistory<State, Edit>
  /** The stored record, as far as known. */
  saved: State
  /** Null: not stored yet. */
  version: string | null
  /** Number of steps done at the last save. */
  savedAt: number
  isSaving: boolean
  problem: Error | undefined
  conflict: Conflict<State> | undefined
  /** Saved elsewhere while there are unsaved edits here. */
  elsewhere: Stored<State> | undefined
}

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'created'; uuid: string }
  | { kind: 'conflict' }
  | { kind: 'refused'; why: string }
  | { kind: 'failed'; problem: Error }

export type EditingSession<State, Edit> = ReturnType<typeof editingSession<State, Edit>>

/** One form from opening to leaving: its edits, its saves and what happens to its record elsewhere. */
export function editingSession<State, Edit>(
  kind: FormKind<State, Edit>,
  source: RecordSource<State>,
  opened: Opened<State>,
  /** Adds what an edited state takes from its result, for instance its habitations. */
  written: (state: State) => Promise<State> = (state) => Promise.resolve(state),
) {
  type Held = EditingState<State, Edit>
  const { editor } = kind
  const state = observable<Held>({
    history: past.newHistory<State, Edit>(opened.value),
    saved: opened.value,
    version: opened.uuid === null ? null : opened.version,
    savedAt: 0,
    isSaving: false,
    problem: undefined,
    conflict: undefined,
    elsewhere: undefined,
  })
  const put = (change: Partial<Held>) => state.set({ ...state.get(), ...change })
  const present = () => past.present(state.get().history)
  const isDirty = () => !kind.isSaved(present(), state.get().saved)
  /** A state that was opened, or gone back to, is written as it is. */
  const writtenPresent = () =>
    isDirty() && past.canUndo(state.get().history) ? written(present()) : Promise.resolve(present())
  function go(move: (history: Held['history']) => Held['history']) {
    const { history } = state.get()
    const moved = move(history)
    if (moved !== history) put({ history: moved })
  }

  /** Returns why the edit was refused. */
  function dispatch(edit: Edit): string | undefined {
    const performed = past.perform(editor, state.get().history, edit)
    if (!performed.ok) return performed.why
    go(() => performed.history)
    return undefined
  }
  const takeOver = (value: State, as: string) => dispatch(kind.takeOver(value, as))

  let uuid = opened.uuid
  /** Sent, but the response was lost, so it may or may not be saved. */
  let unanswered: State | undefined

  async function saveOnce(): Promise<SaveOutcome> {
    const edited = present()
    const savedAt = state.get().history.done
    const sent = await writtenPresent()
    const { version } = state.get()
    const keep = ({ value, version: kept }: Stored<State>) => {
      unanswered = undefined
      const { history } = state.get()
      const isUntouched = past.present(history) === edited
      put({
        saved: value,
        version: kept,
        savedAt,
        elsewhere: undefined,
        history: past.storedAs(isUntouched ? past.commit(history) : history, edited, value),
      })
    }
    if (version === null || uuid === null) {
      const created = await source.create(sent)
      uuid = created.uuid
      keep(created)
      return { kind: 'created', uuid: created.uuid }
    }
    const lost = unanswered
    unanswered = sent
    let answer = await source.save(uuid, sent, version)
    if (answer === 'newer version') {
      const theirs = await source.load(uuid)
      const isOurs = (mine: State | undefined) =>
        mine !== undefined && kind.isSaved(theirs.value, mine)
      if (isOurs(sent)) answer = theirs
      // Our own save whose response was lost: the edits continue from what is stored.
      else if (isOurs(lost) || isOurs(state.get().saved))
        answer = await source.save(uuid, sent, theirs.version)
      if (answer === 'newer version') {
        unanswered = undefined
        openConflict(theirs, sent)
        return { kind: 'conflict' }
      }
    }
    keep(answer)
    return { kind: 'saved' }
  }

  async function saveAndTell(): Promise<SaveOutcome> {
    put({ isSaving: true, problem: undefined })
    try {
      return await saveOnce()
    } catch (thrown) {
      const problem = thrown instanceof Error ? thrown : new Error(String(thrown))
      put({ problem })
      return { kind: 'failed', problem }
    } finally {
      put({ isSaving: false })
    }
  }

  let running: Promise<SaveOutcome> | undefined
  let waiting: Promise<SaveOutcome> | undefined
  /** Saves run one after the other: a save during another waits, then saves the state of that moment. */
  function save(): Promise<SaveOutcome> {
    if (running) {
      waiting ??= running.then(() => {
        waiting = undefined
        return save()
      })
      return waiting
    }
    if (state.get().version !== null && !isDirty()) return Promise.resolve({ kind: 'saved' })
    running = saveAndTell().finally(() => {
      running = undefined
    })
    return running
  }

  function openConflict(theirs: Stored<State>, mine: State) {
    const found = differences(kind.parts, state.get().saved, mine, theirs.value)
    put({ conflict: { theirs, differences: found }, elsewhere: theirs })
  }

  /** Continues from the other version with the chosen parts, as one undoable step, and saves. */
  function resolve(takeTheirs: ReadonlySet<string>): Promise<SaveOutcome> {
    const { conflict } = state.get()
    if (!conflict) return Promise.resolve({ kind: 'saved' })
    const { theirs, differences: found } = conflict
    const takesAll = found.every(({ id }) => takeTheirs.has(id))
    const mixed = takesAll ? theirs.value : mix(kind.parts, present(), theirs.value, takeTheirs)
    put({
      saved: theirs.value,
      version: theirs.version,
      conflict: undefined,
      elsewhere: undefined,
    })
    takeOver(mixed, takesAll ? 'Take the other version' : 'Mix with the other version')
    if (!isDirty()) put({ savedAt: state.get().history.done })
    return save()
  }

  function follow(record: Stored<State>) {
    const { version, saved, history } = state.get()
    if (running || version === null || record.version === version) return
    if (kind.isSaved(record.value, saved)) return put({ version: record.version })
    const isSettled = !isDirty() || kind.isSaved(record.value, past.present(history))
    if (!isSettled) return put({ elsewhere: record })
    put({
      history: past.newHistory(record.value),
      saved: record.value,
      version: record.version,
      savedAt: 0,
      elsewhere: undefined,
    })
  }

  return {
    state: { get: state.get, subscribe: state.subscribe },
    present,
    writtenPresent,
    isDirty,
    dispatch,
    takeOver,
    commit: () => go(past.commit),
    undo: () => go(past.undo),
    redo: () => go(past.redo),
    jump: (done: number) => go((history) => past.jump(history, done)),
    save,
    resolve,
    /** Opens the conflict before a save runs into it. */
    review() {
      const { elsewhere } = state.get()
      if (elsewhere) openConflict(elsewhere, present())
    },
    closeConflict: () => put({ conflict: undefined }),
    /** An undoable step like any other, so nothing is lost. */
    discard: () => takeOver(state.get().saved, 'Discard changes'),
    async reload() {
      if (uuid === null) return
      const theirs = await source.load(uuid)
      put({ saved: theirs.value, version: theirs.version, elsewhere: undefined })
      takeOver(theirs.value, 'Load the saved version')
      put({ savedAt: state.get().history.done })
    },
    follow,
    uuid: () => uuid,
  }
}
