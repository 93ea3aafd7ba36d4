import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { canRedo, canUndo, present as presentOf } from '../../engine/editing/history.ts'
import { useObservable } from '../browser/observable.ts'
import { type Draft, type Drafted, type DraftKind, useDraft } from '../store/drafts.ts'
import {
  type EditingSession,
  editingSession,
  type FormKind,
  type Opened,
  type RecordSource,
  type SaveOutcome,
} from './session.ts'
import { useEditingShortcuts } from './use-editing-shortcuts.ts'

/** What follows from an edited state, for instance the habitations that an optimiser picks; undefined where nothing does. */
export type Derive<State, Edit> = (state: State, signal: AbortSignal) => Promise<Edit | undefined>
/** The same where it is known at once, so that it is shown together with the edit; undefined where it is not. */
export type DeriveAtOnce<State, Edit> = (state: State) => { edit: Edit | undefined } | undefined

/** What a screen adds to every save, whether by button, keyboard or conflict. */
export interface Saving<State> {
  /** Why it cannot be saved yet; undefined where it can. */
  refuse?: ((state: State) => string | undefined) | undefined
  /** After every save, with what is stored now. */
  onOutcome?: ((outcome: SaveOutcome, stored: State) => void) | undefined
}

export interface EditingOptions<K extends DraftKind, Edit> {
  kind: K
  /** The key of its draft: the record's uuid, or a name for a new record (`new:VH-331a`). */
  id: string
  form: FormKind<Drafted<K>, Edit>
  source: RecordSource<Drafted<K>>
  /** The stored record, from its query; for something new what it starts as. */
  opened: Opened<Drafted<K>>
  /** Must stay the same function as long as its results are the same. */
  derive?: Derive<Drafted<K>, Edit> | undefined
  deriveAtOnce?: DeriveAtOnce<Drafted<K>, Edit> | undefined
  saving?: Saving<Drafted<K>> | undefined
}

/** One form: its edits with undo, its draft, its saves, and what other tabs do to its record. */
export function useEditingSession<K extends DraftKind, Edit>({
  kind,
  id,
  form,
  source,
  opened,
  derive,
  deriveAtOnce,
  saving,
}: EditingOptions<K, Edit>) {
  type State = Drafted<K>
  const session = useSessionOf(id, () => editingSession<State, Edit>(form, source, opened))
  const state = useObservable(session.state)
  const { history, saved, version } = state
  const present = presentOf(history)
  const isDirty = useMemo(() => !form.isSaved(present, saved), [form, present, saved])

  const draft = useDraft(kind, id, saved)
  const wasEdited = useRef(false)
  const hasSteps = history.steps.length > 0
  useEffect(() => {
    // Opening a form writes no draft: that would replace the one that is about to be offered.
    wasEdited.current ||= hasSteps
    if (wasEdited.current) draft.keep(isDirty ? present : saved)
  }, [draft, present, saved, isDirty, hasSteps])

  const { value } = opened
  const storedVersion = opened.uuid === null ? null : opened.version
  useEffect(() => {
    if (storedVersion !== null) session.follow({ value, version: storedVersion })
  }, [session, value, storedVersion])

  const { whenDerived, isDerived } = useDerived(session, present, isDirty, derive)
  const dispatch = useCallback(
    (edit: Edit, followUps?: readonly Edit[]) => {
      let isKnown = false
      const why = session.dispatch(edit, followUps, (edited) => {
        const known = deriveAtOnce?.(edited)
        isKnown = known !== undefined
        return known?.edit
      })
      if (isKnown) isDerived(session.present())
      return why
    },
    [session, deriveAtOnce, isDerived],
  )
  /** What still follows from the last edit is saved with it. */
  const save = async (): Promise<SaveOutcome> => {
    const why = saving?.refuse?.(session.present())
    if (why !== undefined) return tell({ kind: 'refused', why })
    await whenDerived()
    return tell(await session.save())
  }
  const tell = (outcome: SaveOutcome) => {
    saving?.onOutcome?.(outcome, session.state.get().saved)
    return outcome
  }
  const saveAs = useCallback((copy: State) => source.create(copy), [source])
  useEditingShortcuts({ save, undo: session.undo, redo: session.redo })

  return {
    state: present,
    /** The current state, for callbacks that run later. */
    present: session.present,
    dispatch,
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
    /** Stores a copy of what is shown, under another name; this form stays as it is. */
    saveAs,
    isSaving: state.isSaving,
    saveProblem: state.problem,
    reload: session.reload,
    discard: session.discard,
    draft: draft.offer as Draft<K> | undefined,
    /** Continues the unsaved work of an earlier visit, as a step that can be undone. */
    takeDraft() {
      const found = draft.accept()
      if (found !== undefined) session.takeOver(found as State, 'Continue unsaved work')
    },
    discardDraft: draft.discard,
    conflict: state.conflict,
    resolveConflict: async (takeTheirs: ReadonlySet<string>) =>
      tell(await session.resolve(takeTheirs)),
    closeConflict: session.closeConflict,
    /** Another tab or computer saved it while there are unsaved edits here. */
    isChangedElsewhere: state.elsewhere !== undefined,
    reviewChanges: session.review,
  }
}

/** A session lasts as long as its record is shown; a new record keeps it under the uuid it gets. */
function useSessionOf<State, Edit>(
  id: string,
  open: () => EditingSession<State, Edit>,
): EditingSession<State, Edit> {
  const [held, setHeld] = useState(() => ({ id, session: open() }))
  if (held.id === id) return held.session
  const next = { id, session: held.session.uuid() === id ? held.session : open() }
  setHeld(next)
  return next.session
}

/** Derives once what follows from each edited state. A saved state is never changed. */
function useDerived<State extends object, Edit>(
  session: EditingSession<State, Edit>,
  present: State,
  isDirty: boolean,
  derive: Derive<State, Edit> | undefined,
) {
  const settled = useRef({ derive, states: new WeakSet<State>() })
  const running = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    if (settled.current.derive !== derive)
      settled.current = { derive, states: new WeakSet<State>() }
    const { states } = settled.current
    if (!derive || !isDirty || states.has(present)) return
    const abort = new AbortController()
    running.current = derive(present, abort.signal).then(
      (edit) => {
        if (abort.signal.aborted) return
        states.add(present)
        if (edit === undefined) return
        session.amend(present, edit)
        states.add(session.present())
      },
      (problem: unknown) => {
        if (!abort.signal.aborted) console.warn('What follows from an edit is not known.', problem)
      },
    )
    return () => abort.abort()
  }, [session, present, isDirty, derive])
  const whenDerived = () => running.current
  /** Nothing more follows from this state. */
  const isDerived = useCallback((state: State) => settled.current.states.add(state), [])
  return { whenDerived, isDerived }
}
