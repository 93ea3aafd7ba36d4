import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canRedo,
  canUndo,
  commit,
  type Editor,
  jump,
  MAX_UNDO_STEPS,
  newHistory,
  perform,
  present,
  redo,
  storedAs,
  type UndoHistory,
  undo,
} from './undo-history.ts'

/** A form of a few number fields; `a` refuses negative numbers. */
type Form = Readonly<Record<string, number>>
type Edit = { field: string; value: number; alone?: boolean }
const editor: Editor<Form, Edit> = {
  apply: (form, { field, value }) =>
    field === 'a' && value < 0
      ? { ok: false, why: 'Number must be 0 or positive' }
      : { ok: true, state: { ...form, [field]: value } },
  describe: (before, { field }, after) => `${field} ${before[field]} → ${after[field]}`,
  fieldOf: ({ field, alone }) => (alone ? null : field),
  isSame: (a, b) => ['a', 'b', 'c'].every((field) => a[field] === b[field]),
}
const start: Form = { a: 0, b: 0, c: 0 }
type Forms = UndoHistory<Form, Edit>
const fresh: Forms = newHistory(start)

function done(history: Forms, edit: Edit): Forms {
  const performed = perform(editor, history, edit)
  if (!performed.ok) throw new Error(performed.why)
  return performed.history
}
const type = (history: Forms, field: string, ...values: number[]) =>
  values.reduce((typed, value) => done(typed, { field, value }), history)
const names = ({ steps }: Forms) => steps.map(({ name }) => name)

describe('coalescing', () => {
  test('keystrokes in one field are one step, named from where it began', () => {
    expect(names(type(fresh, 'a', 4, 46, 6))).toEqual(['a 0 → 6'])
  })
  test('another field, a commit and an edit that stands alone each begin a step', () => {
    const typed = type(commit(type(type(type(fresh, 'a', 1), 'b', 2), 'a', 3)), 'a', 4)
    expect(names(typed)).toEqual(['a 0 → 1', 'b 0 → 2', 'a 1 → 3', 'a 3 → 4'])
    const alone = done(done(fresh, { field: 'a', value: 1, alone: true }), { field: 'a', value: 2 })
    expect(names(alone)).toEqual(['a 0 → 1', 'a 1 → 2'])
  })
  test('a field that is edited back takes its step away', () => {
    expect(type(fresh, 'a', 4, 0).steps).toEqual([])
  })
  test('after undo or redo the same field begins a new step', () => {
    expect(names(type(redo(undo(type(fresh, 'a', 1))), 'a', 2))).toEqual(['a 0 → 1', 'a 1 → 2'])
  })
})

describe('an edit', () => {
  test('that is refused says why and changes nothing', () => {
    expect(perform(editor, fresh, { field: 'a', value: -1 })).toEqual({
      ok: false,
      why: 'Number must be 0 or positive',
    })
  })
  test('that changes nothing keeps what can be redone', () => {
    const undone = undo(type(type(fresh, 'a', 1), 'b', 1))
    expect(type(undone, 'a', 1)).toBe(undone)
    expect(canRedo(type(undone, 'c', 1))).toBe(false)
  })
})

describe('a state that is stored with more than was edited', () => {
  const typed = type(fresh, 'a', 1)
  const sent = present(typed)
  const stored = { ...sent, b: 9 }
  test('is shown as stored, in the step of its edit', () => {
    const shown = storedAs(typed, sent, stored)
    expect(present(shown)).toBe(stored)
    expect(names(shown)).toEqual(['a 0 → 1'])
    expect(present(undo(shown))).toBe(start)
    expect(present(redo(undo(shown)))).toBe(stored)
  })
  test('leaves the steps made in the meantime as they are', () => {
    const later = storedAs(type(typed, 'c', 2), sent, stored)
    expect(present(later)).toEqual({ a: 1, b: 0, c: 2 })
    expect(present(undo(later))).toBe(stored)
  })
  test('is the start where nothing was edited', () => {
    expect(present(storedAs(fresh, start, stored))).toBe(stored)
  })
})

const edits = fc.array(
  fc.record({
    field: fc.constantFrom('a', 'b', 'c'),
    value: fc.integer({ min: 0, max: 3 }),
    alone: fc.boolean(),
  }),
  { maxLength: 40 },
)
const performAll = (list: Edit[]) => list.reduce((history, edit) => done(history, edit), fresh)

describe('whatever is edited', () => {
  test('the present is what plain application gives: coalescing loses no last value', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const last = Object.fromEntries(list.map(({ field, value }) => [field, value]))
        expect(present(performAll(list))).toEqual({ ...start, ...last })
      }),
    )
  })
  test('undo as often as there are steps returns the start, redo the end', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const end = performAll(list)
        let history = end
        while (canUndo(history)) history = undo(history)
        expect(present(history)).toBe(start)
        while (canRedo(history)) history = redo(history)
        expect(present(history)).toBe(present(end))
      }),
    )
  })
  test('a jump goes where as many undos or redos go', () => {
    fc.assert(
      fc.property(edits, fc.nat(50), fc.nat(50), (list, from, to) => {
        const at = jump(performAll(list), from)
        let walked = at
        const target = Math.min(to, at.steps.length)
        while (walked.done > target) walked = undo(walked)
        while (walked.done < target) walked = redo(walked)
        expect(present(jump(at, to))).toBe(present(walked))
      }),
    )
  })
  test('a save changes the state of its own step only', () => {
    fc.assert(
      fc.property(edits, fc.nat(50), (list, at) => {
        const history = jump(performAll(list), at)
        const sent = present(history)
        const shown = storedAs(history, sent, { ...sent, stored: 1 })
        expect(present(shown)).toEqual({ ...sent, stored: 1 })
        for (let place = 0; place <= history.steps.length; place++)
          if (place !== history.done)
            expect(present(jump(shown, place))).toBe(present(jump(history, place)))
      }),
    )
  })
  test('every step changes something, and ids never repeat', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const { steps } = performAll(list)
        steps.forEach(({ state }, i) => {
          expect(editor.isSame(steps[i - 1]?.state ?? start, state)).toBe(false)
        })
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
      }),
    )
  })
})

test(`the oldest steps beyond ${MAX_UNDO_STEPS} are forgotten`, () => {
  let history = fresh
  for (let n = 1; n <= MAX_UNDO_STEPS + 10; n++)
    history = done(history, { field: 'a', value: n, alone: true })
  expect(history.steps).toHaveLength(MAX_UNDO_STEPS)
  expect(present(history)).toMatchObject({ a: MAX_UNDO_STEPS + 10 })
  expect(present(jump(history, 0))).toMatchObject({ a: 10 })
})
