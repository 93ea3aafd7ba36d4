import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { differences, type PartsOf } from '../../engine/plan/editing/differences.ts'
import { canRedo, canUndo, present as presentOf } from '../../engine/plan/editing/undo-history.ts'
import { useObservable } from '../browser/observable.ts'
import { newOpening, type Opening } from '../session/draft-store.ts'
import { type Drafted, type DraftKind, useDrafts } from '../session/drafts.ts'
import {
  type EditingSession,
  editingSession,
  type FormKind,
  type Opened,
  type RecordSource,
  type SaveOutcome,
} from './edit-session.ts'
import { useEditingShortcuts } from './use-editing-shortcuts.ts'

/** What a screen adds to every save, whether by button, keyboard or conflict. */
export interface Saving<State> {
  /** Why it cannot be saved yet; undefined if it can. */
  refuse?: ((state: State) => string | undefined) | undefined
  /** What an edited state is written as. The one of the opening render counts. */
  written?: ((state: State) => Promise<State>) | undefined
  /** Called after every save with the stored record. */
  onOutcome?: ((outcome: SaveOutcome, stored: State) => void) | undefined
}

export interface EditingOptions<K extends DraftKind, Edit> {
  kind: K
  /** The key of its draft: the record's uuid, or a name for a new record (`new:VH-331a`). */
  id: string
  form: FormKind<Drafted<K>, Edit>
  source: RecordSource<Drafted<K>>
  /** The stored record, from its query; for something new its starting value. */
  opened: Opened<Drafted<K>>
  saving?: Saving<Drafted<K>> | undefined
}

/** One form: its edits with undo, its draft, its saves, and what other tabs do to its record. */
export function useEditingSession<K extends DraftKind, Edit>({
  kind,
  id,
  form,
  source,
  opened,
  saving,
}: EditingOptions<K, Edit>) {
  type State = Drafted<K>
  const { session, opening } = useSessionOf(id, () =>
    editingSession<State, Edit>(form, source, opened, saving?.written),
  )
  const state = useObservable(session.state)
  const { history, saved, version } = state
  const present = presentOf(history)
  const isDirty = useMemo(() => !form.isSaved(present, saved), [form, present, saved])

  const { offers, keep, accept, discard, forget } = useDrafts(kind, id, saved, opening)
  const wasEdited = useRef(false)
  const hasSteps = history.steps.length > 0
  // Before the paint, so that nothing is seen that a crash would lose.
  useLayoutEffect(() => {
    wasEdited.current ||= hasSteps
    if (wasEdited.current) keep(isDirty ? present : saved)
  }, [keep, present, saved, isDirty, hasSteps])
  const drafts = useMemo(
    () => offers.map((draft) => ({ ...draft, changes: changesOf(form.parts, saved, draft.value) })),
    [offers, form, saved],
  )

  const { value } = opened
  const storedVersion = opened.uuid === null ? null : opened.version
  useEffect(() => {
    if (storedVersion !== null) session.follow({ value, version: storedVersion })
  }, [session, value, storedVersion])

  const save = async (): Promise<SaveOutcome> => {
    const why = saving?.refuse?.(session.present())
    if (why !== undefined) return report({ kind: 'refused', why })
    return report(await session.save())
  }
  const report = (outcome: SaveOutcome) => {
    saving?.onOutcome?.(outcome, session.state.get().saved)
    return outcome
  }
  const saveAs = useCallback(
    async (change: Partial<State>) =>
      source.create({ ...(await session.writtenPresent()), ...change }),
    [source, session],
  )
  useEditingShortcuts({ save, undo: session.undo, redo: session.redo })

  return {
    state: present,
    /** The current state, for callbacks that run later. */
    present: session.present,
    /** The current state as a save would write it. */
    writtenPresent: session.writtenPresent,
    dispatch: session.dispatch,
    /** The field was left: the next keystroke is a step of its own. */
    commit: session.commit,
    undo: session.undo,
    redo: session.redo,
    jump: session.jump,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    /** Oldest first; those from `stepsDone` on are undone. */
    steps: history.steps,
    stepsDone: history.done,
    isNew: version === null,
    isDirty,
    editsSinceSave: isDirty ? Math.max(1, Math.abs(history.done - state.savedAt)) : 0,
    saved,
    save,
    /** Stores a copy of what is shown, with another name; this form stays as it is. */
    saveAs,
    isSaving: state.isSaving,
    saveProblem: state.problem,
    reload: session.reload,
    discard: session.discard,
    /** Unsaved work of closed forms, newest first, and the parts of the record that it changes. */
    drafts,
    /** Continues with it, as an undoable step. */
    takeDraft(key: string) {
      const found = accept(key)
      if (found) session.takeOver(found, 'Continue unsaved work')
    },
    discardDraft: discard,
    forgetDrafts: forget,
    conflict: state.conflict,
    resolveConflict: async (takeTheirs: ReadonlySet<string>) =>
      report(await session.resolve(takeTheirs)),
    closeConflict: session.closeConflict,
    isChangedElsewhere: state.elsewhere !== undefined,
    reviewChanges: session.review,
  }
}

/** Names of the parts in which two versions differ. */
const changesOf = <State>(parts: PartsOf<State>, saved: State, edited: State) =>
  differences(parts, saved, edited, saved).map(({ label }) => label)

/** A session lasts as long as its record is shown; a new record keeps it under its new uuid. */
function useSessionOf<State, Edit>(
  id: string,
  open: () => EditingSession<State, Edit>,
): { session: EditingSession<State, Edit>; opening: Opening } {
  const newlyOpened = () => ({ id, session: open(), opening: newOpening() })
  const [held, setHeld] = useState(newlyOpened)
  if (held.id === id) return held
  const next = held.session.uuid() === id ? { ...held, id } : newlyOpened()
  setHeld(next)
  return next
}
