// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { EMPIRE_DEFAULTS, type EmpireWrite } from '../../engine/game/empire.ts'
import { editingSession, type RecordSource } from './edit-session.ts'
import { empireForm } from './use-empire-editing.ts'

const UUID = '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11'
const alpha: EmpireWrite = { ...EMPIRE_DEFAULTS, name: 'Alpha' }

/** A server of one record that counts its versions, and can lose or delay a response. */
function oneRecord(value: EmpireWrite) {
  const stored = { value, version: 1 }
  const store = {
    stored,
    saves: [] as [name: string, over: string][],
    losesAnswer: false,
    gate: Promise.resolve(),
    saveElsewhere(next: EmpireWrite) {
      stored.value = next
      stored.version += 1
    },
  }
  const now = () => ({ value: stored.value, version: `"${stored.version}"` })
  const source: RecordSource<EmpireWrite> = {
    load: async () => now(),
    async save(_uuid, next, over) {
      store.saves.push([next.name, over])
      await store.gate
      if (over !== now().version) return 'newer version'
      store.saveElsewhere(next)
      if (store.losesAnswer) throw new Error('You are offline')
      return now()
    },
    async create(next) {
      store.saveElsewhere(next)
      return { uuid: UUID, ...now() }
    },
  }
  const session = editingSession(empireForm, source, { uuid: UUID, ...now() })
  return { store, now, source, session }
}
const rename = (name: string) => ({ kind: 'rename', name }) as const

describe('saving', () => {
  test('twice in a row goes over the version of the first, and never meets itself', async () => {
    const { session, store } = oneRecord(alpha)
    session.dispatch(rename('Beta'))
    const first = session.save()
    session.dispatch(rename('Gamma'))
    const second = session.save()
    expect([await first, await second]).toEqual([{ kind: 'saved' }, { kind: 'saved' }])
    expect(store.saves).toEqual([
      ['Beta', '"1"'],
      ['Gamma', '"2"'],
    ])
    expect(session.isDirty()).toBe(false)
  })

  test('many times during a save sends what is there when it ends, once', async () => {
    const { session, store } = oneRecord(alpha)
    let open = () => {}
    store.gate = new Promise((resolve) => {
      open = resolve
    })
    session.dispatch(rename('Beta'))
    const saves = [session.save()]
    for (const name of ['B', 'C', 'D']) {
      session.dispatch(rename(name))
      saves.push(session.save())
    }
    open()
    await Promise.all(saves)
    expect(store.saves.map(([name]) => name)).toEqual(['Beta', 'D'])
  })

  test('what is as stored asks nothing', async () => {
    const { session, store } = oneRecord(alpha)
    expect(await session.save()).toEqual({ kind: 'saved' })
    expect(store.saves).toEqual([])
  })

  test('that failed says why, keeps everything, and works when tried again', async () => {
    const { session, store } = oneRecord(alpha)
    session.dispatch(rename('Beta'))
    store.losesAnswer = true
    expect(await session.save()).toMatchObject({ kind: 'failed' })
    expect(session.state.get()).toMatchObject({
      isSaving: false,
      problem: { message: 'You are offline' },
    })
    // The server has saved it, but no response arrived: neither the same nor a further edit conflicts with it.
    store.losesAnswer = false
    session.dispatch(rename('Gamma'))
    expect(await session.save()).toEqual({ kind: 'saved' })
    expect(store.stored.value.name).toBe('Gamma')
    expect(session.state.get().conflict).toBeUndefined()
  })

  test('something new gives it a uuid, and the next save goes over it', async () => {
    const { source, store } = oneRecord(EMPIRE_DEFAULTS)
    const session = editingSession(empireForm, source, { uuid: null, value: EMPIRE_DEFAULTS })
    session.dispatch(rename('Beta'))
    expect(await session.save()).toEqual({ kind: 'created', uuid: UUID })
    session.dispatch(rename('Gamma'))
    expect(await session.save()).toEqual({ kind: 'saved' })
    expect(store.saves).toEqual([['Gamma', '"2"']])
  })
})

describe('a version that was saved elsewhere', () => {
  function conflicting() {
    const record = oneRecord(alpha)
    record.session.dispatch(rename('Mine'))
    record.store.saveElsewhere({ ...alpha, permits_total: 7 })
    return record
  }

  test('stops the save and is shown part by part', async () => {
    const { session, store } = conflicting()
    expect(await session.save()).toEqual({ kind: 'conflict' })
    expect(session.state.get().conflict?.differences).toMatchObject([
      { label: 'Name', mine: 'Mine', theirs: 'Alpha', changedBy: 'mine' },
      { label: 'Permits', mine: '1 of 2', theirs: '1 of 7', changedBy: 'theirs' },
    ])
    expect(store.stored.value.name).toBe('Alpha')
  })

  test.each([
    ['mixed', ['permits_used permits_total'], { name: 'Mine', permits_total: 7 }],
    ['all mine', [], { name: 'Mine', permits_total: 2 }],
    ['all theirs', ['name', 'permits_used permits_total'], { name: 'Alpha', permits_total: 7 }],
  ])('is resolved, %s, in one step that can be undone', async (_, taken, result) => {
    const { session, store } = conflicting()
    await session.save()
    expect(await session.resolve(new Set(taken))).toEqual({ kind: 'saved' })
    expect(store.stored.value).toMatchObject(result)
    expect(session.isDirty()).toBe(false)
    const changed = session.present().permits_total === 7
    session.undo()
    expect(session.present()).toMatchObject(changed ? { name: 'Mine', permits_total: 2 } : alpha)
  })

  test('is followed where nothing was edited here, and waits where something was', async () => {
    const clean = oneRecord(alpha)
    clean.store.saveElsewhere({ ...alpha, name: 'Theirs' })
    clean.session.follow(clean.now())
    expect(clean.session.present().name).toBe('Theirs')
    expect(clean.session.isDirty()).toBe(false)

    const { session, now } = conflicting()
    session.follow(now())
    expect(session.present().name).toBe('Mine')
    expect(session.state.get().elsewhere).toEqual(now())
    session.review()
    expect(session.state.get().conflict?.differences).toHaveLength(2)
  })

  test('that says the same only moves the version on', async () => {
    const { session, store, now } = oneRecord(alpha)
    session.dispatch(rename('Mine'))
    store.saveElsewhere({ ...alpha })
    session.follow(now())
    expect(await session.save()).toEqual({ kind: 'saved' })
    expect(store.saves).toEqual([['Mine', '"2"']])
  })
})

test('discarding and reloading are steps that can be undone', async () => {
  const { session, store } = oneRecord(alpha)
  session.dispatch(rename('Mine'))
  session.discard()
  expect(session.isDirty()).toBe(false)
  session.undo()
  expect(session.present().name).toBe('Mine')
  store.saveElsewhere({ ...alpha, name: 'Theirs' })
  await session.reload()
  expect(session.present().name).toBe('Theirs')
  expect(session.isDirty()).toBe(false)
  session.undo()
  expect(session.present().name).toBe('Mine')
  expect(session.isDirty()).toBe(true)
})

describe('a state with parts that follow from it', () => {
  const written = async (empire: EmpireWrite) => ({ ...empire, permits_total: empire.name.length })
  function following() {
    const record = oneRecord(alpha)
    const session = editingSession(
      empireForm,
      record.source,
      { uuid: UUID, ...record.now() },
      written,
    )
    return { ...record, session }
  }

  test('is stored with them and shown as stored, in the step of its edit', async () => {
    const { session, store } = following()
    session.dispatch(rename('Mine'))
    await session.save()
    expect(store.stored.value).toMatchObject({ name: 'Mine', permits_total: 4 })
    expect(session.present()).toEqual(store.stored.value)
    expect(session.isDirty()).toBe(false)
    expect(session.state.get().history.steps).toHaveLength(1)
    session.undo()
    expect(session.present()).toEqual(alpha)
    session.redo()
    expect(session.isDirty()).toBe(false)
  })

  test('is stored as it was when the save began; what is edited during it stays unsaved', async () => {
    const { session, store } = following()
    session.dispatch(rename('Mine'))
    const saving = session.save()
    session.dispatch(rename('Mine too'))
    await saving
    expect(store.stored.value).toMatchObject({ name: 'Mine', permits_total: 4 })
    expect(session.present().name).toBe('Mine too')
    expect(session.isDirty()).toBe(true)
  })

  test('is compared with another version as it would be stored', async () => {
    const { session, store } = following()
    session.dispatch(rename('Mine'))
    store.saveElsewhere({ ...alpha, permits_total: 7 })
    await session.save()
    expect(session.state.get().conflict?.differences).toMatchObject([
      { label: 'Name', mine: 'Mine' },
      { label: 'Permits', mine: '1 of 4', theirs: '1 of 7', changedBy: 'both' },
    ])
  })

  test('is written as it is where nothing was edited', async () => {
    const { session } = following()
    expect(await session.writtenPresent()).toBe(alpha)
  })
})
