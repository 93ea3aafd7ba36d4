// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMPIRE_DEFAULTS, type EmpireWrite } from '../../engine/game/empire.ts'
import type { PlanWrite } from '../../engine/game/plan.ts'
import { PLAN_VERSION } from '../../engine/game/plan-version.ts'
import { blankPlan } from '../../engine/plan/blank.ts'
import { credentials } from '../browser/credentials.ts'
import { ownStore } from '../browser/own-store.ts'
import { storageNotice } from '../browser/storage-notice.ts'
import { newOpening } from './draft-store.ts'
import { draftsAside, NEW, useDrafts } from './drafts.ts'

const ID = '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11'
const saved: EmpireWrite = { ...EMPIRE_DEFAULTS, name: 'Antares' }
const edited: EmpireWrite = { ...saved, name: 'Antares II' }
const stored = ownStore('drafts')

const logIn = (user_id: number) =>
  credentials.set({
    access_token: 'a',
    refresh_token: 'r',
    user: { user_id, username: 'ada', hasFio: false },
  })

beforeEach(async () => {
  await stored.deleteAll('')
  logIn(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the form, in another tab if an earlier one is still mounted. */
async function open(value: EmpireWrite | undefined = saved, id = ID) {
  const opening = newOpening()
  const { result, unmount } = renderHook(() => useDrafts('empire', id, value, opening))
  await settled()
  return { drafts: () => result.current, offered: () => valuesOf(result.current), unmount }
}
type Form = ReturnType<typeof useDrafts<'empire'>>
const valuesOf = ({ offers }: Form) => offers.map(({ value }) => value)

/** The database answers in order; a read may lead to a write and a render. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await stored.keys('')
  })

async function left(value: EmpireWrite, from: EmpireWrite | undefined = saved, id = ID) {
  const form = await open(from, id)
  act(() => form.drafts().keep(value))
  form.unmount()
  await settled()
}

describe('unsaved work', () => {
  test('is offered again to who opens the form later, and is then that form’s', async () => {
    await left(edited)
    const second = await open()
    expect(second.drafts().offers).toMatchObject([{ value: edited, isOutdated: false }])
    act(() => {
      expect(second.drafts().accept(second.drafts().offers[0]?.key ?? '')).toEqual(edited)
    })
    expect(second.offered()).toEqual([])
    act(() => second.drafts().keep({ ...edited, permits_total: 9 }))
    second.unmount()
    expect((await open()).offered()).toEqual([{ ...edited, permits_total: 9 }])
  })

  test('is on its way to the database in the task of the edit', async () => {
    await open()
    const form = await open()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await act(async () => {
      form.drafts().keep(edited)
      await new Promise<void>(queueMicrotask)
      await new Promise<void>(queueMicrotask)
      expect(put).toHaveBeenCalledOnce()
    })
  })

  test('of a form that is open in another tab is neither offered nor touched', async () => {
    const [mine, other] = [await open(), await open()]
    act(() => mine.drafts().keep(edited))
    act(() => other.drafts().keep({ ...saved, name: 'Benten' }))
    await settled()
    expect((await open()).offered()).toEqual([])
    // The other tab saves.
    act(() => other.drafts().keep(saved))
    other.unmount()
    mine.unmount()
    expect((await open()).offered()).toEqual([edited])
  })

  test('is that of an open form as long as its tab holds the lock', async () => {
    await left(edited)
    const [key] = await stored.keys('')
    const name = `perigee.form ${key?.split('|').at(-1)}`
    const locks = { request: vi.fn(), query: async () => ({ held: [{ name }] }) }
    vi.stubGlobal('navigator', { locks })
    expect((await open()).offered()).toEqual([])
    locks.query = async () => ({ held: [] })
    expect((await open()).offered()).toEqual([edited])
  })

  test('of several crashed tabs is offered whole, the newest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
    await left(edited, undefined, NEW)
    vi.setSystemTime(2000)
    await left({ ...saved, name: 'Benten' }, undefined, NEW)
    const form = await open(undefined, NEW)
    expect(form.offered().map(({ name }) => name)).toEqual(['Benten', 'Antares II'])
    act(() => form.drafts().discard(form.drafts().offers[0]?.key ?? ''))
    await settled()
    form.unmount()
    expect((await open(undefined, NEW)).offered()).toEqual([edited])
  })

  test('of the time when all tabs shared one draft is offered once', async () => {
    await stored.put(`1|empire|${ID}`, { value: edited, editedAt: 1000 })
    const rescued = { value: { ...saved, name: 'Benten' }, editedAt: 2000 }
    localStorage.setItem('perigee.rescued-drafts', JSON.stringify({ [`1|empire|${ID}`]: rescued }))
    const form = await open()
    expect(form.offered().map(({ name }) => name)).toEqual(['Benten', 'Antares II'])
    for (const { key } of form.drafts().offers) act(() => form.drafts().discard(key))
    await settled()
    form.unmount()
    expect((await open()).offered()).toEqual([])
  })

  test('that was taken over stays until what replaces it is stored', async () => {
    await left(edited)
    const form = await open()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError')
    })
    const [taken] = await stored.keys('')
    act(() => {
      form.drafts().accept(form.drafts().offers[0]?.key ?? '')
      form.drafts().keep({ ...edited, permits_total: 9 })
    })
    await settled()
    expect(storageNotice.get()).toMatch('does not let the page store data')
    expect(await stored.keys('')).toEqual([taken])
    full.mockRestore()
    act(() => form.drafts().keep(edited))
    await settled()
    expect(await stored.keys('')).not.toContain(taken)
    expect(await stored.keys('')).toHaveLength(1)
  })

  test('that is edited back to what is saved, or whose record is deleted, is not offered', async () => {
    const first = await open()
    act(() => first.drafts().keep(edited))
    act(() => first.drafts().keep({ ...saved }))
    first.unmount()
    await settled()
    expect((await open()).offered()).toEqual([])
    await left(edited)
    const second = await open()
    act(() => second.drafts().forget())
    second.unmount()
    await settled()
    expect((await open()).offered()).toEqual([])
  })

  test('that was saved elsewhere meanwhile is not offered, whatever the order of its fields', async () => {
    await left(edited)
    const reordered = Object.fromEntries(Object.entries(edited).toReversed()) as EmpireWrite
    expect((await open(reordered)).offered()).toEqual([])
  })

  test('says when what was saved has changed since', async () => {
    await left(edited)
    const changed = { ...saved, permits_total: 5 }
    expect((await open(changed)).drafts().offers).toMatchObject([{ isOutdated: true }])
  })

  test('waits for its player: logout keeps it, and nobody else is offered it', async () => {
    const first = await open()
    act(() => {
      credentials.set(undefined)
      first.drafts().keep(edited)
    })
    first.unmount()
    await settled()
    logIn(2)
    expect((await open()).offered()).toEqual([])
    logIn(1)
    expect((await open()).offered()).toEqual([edited])
  })

  test('is kept although it breaks a rule so far', async () => {
    const nameless = { ...saved, name: '', permits_total: 0 }
    await left(nameless)
    expect((await open()).offered()).toEqual([nameless])
  })

  test('that another version of the app wrote and nobody can read is not offered, and stays', async () => {
    await left({ title: 'Antares' } as never)
    expect((await open()).offered()).toEqual([])
    await settled()
    expect(await stored.keys('')).toHaveLength(1)
    expect(await draftsAside(1)).toMatchObject([
      {
        name: 'Without a name',
        why: expect.stringContaining('name'),
        raw: { value: { title: 'Antares' } },
      },
    ])
    expect(await draftsAside(2)).toEqual([])
  })

  test('that can be read is not set aside', async () => {
    await left(edited)
    expect(await draftsAside(1)).toEqual([])
  })
})

describe('unsaved work on a plan', () => {
  const plan = { ...blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null }), name: 'A' }
  const openPlan = async (value: PlanWrite) => {
    const opening = newOpening()
    const { result, unmount } = renderHook(() => useDrafts('plan', ID, value, opening))
    await settled()
    return { drafts: () => result.current, unmount }
  }

  test('is kept under the version of its data, and read without one', async () => {
    const first = await openPlan(plan)
    act(() => first.drafts().keep({ ...plan, name: 'B' }))
    first.unmount()
    await settled()
    const [key] = await stored.keys('')
    expect(await stored.get(key ?? '')).toMatchObject({ value: { version: PLAN_VERSION } })
    expect((await openPlan(plan)).drafts().offers).toMatchObject([{ value: { name: 'B' } }])
  })

  test('without a version is offered; of a newer version it stays, untouched', async () => {
    const editedAt = 5
    await stored.put(`1|plan|${ID}`, { value: { ...plan, name: 'Old' }, editedAt })
    const newer = { value: { ...plan, name: 'New', version: PLAN_VERSION + 1 }, editedAt }
    await stored.put(`1|plan|${ID}|7-7-7`, newer)
    const { offers } = (await openPlan(plan)).drafts()
    expect(offers.map(({ value }) => value.name)).toEqual(['Old'])
    expect(await stored.get(`1|plan|${ID}|7-7-7`)).toEqual(newer)
    expect(await draftsAside(1)).toMatchObject([{ name: 'New', raw: newer }])
  })
})

test('the first draft of a form waits for the disk, later ones do not', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const opening = newOpening()
  for (const name of ['A', 'B', 'C'])
    await opening.keep('1|empire|x', { value: { ...saved, name }, editedAt: 1 })
  const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writes.map(([, , options]) => options?.durability)).toEqual([
    'strict',
    'default',
    'default',
  ])
  transaction.mockRestore()
})
