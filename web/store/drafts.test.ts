// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMPIRE_DEFAULTS, type EmpireWrite } from '../../engine/model/empire.ts'
import { credentials } from '../browser/credentials.ts'
import { ownStore } from '../browser/own-store.ts'
import { draftKey, dropDraft, WRITE_AFTER_MS, watchDrafts } from './draft-store.ts'
import { NEW, useDraft } from './drafts.ts'

const ID = '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11'
const saved: EmpireWrite = { ...EMPIRE_DEFAULTS, name: 'Antares' }
const edited: EmpireWrite = { ...saved, name: 'Antares II' }
let unwatch: () => void

const logIn = (user_id: number) =>
  credentials.set({
    access_token: 'a',
    refresh_token: 'r',
    user: { user_id, username: 'ada', hasFio: false },
  })

beforeEach(async () => {
  for (const user of [1, 2])
    for (const id of [ID, NEW]) await dropDraft(draftKey(user, 'empire', id))
  logIn(1)
  unwatch = watchDrafts()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  unwatch()
})

/** Opens the form, as after a reload. */
async function open(stored: EmpireWrite | undefined = saved, id = ID) {
  const form = renderHook(({ value }) => useDraft('empire', id, value), {
    initialProps: { value: stored },
  })
  await settled()
  return form
}
/** A question to the database is answered after all that were asked before it; a read may lead to a write and a render. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 4; turn++) await ownStore('drafts').keys('')
  })
const written = async () => {
  vi.advanceTimersByTime(WRITE_AFTER_MS)
  await settled()
}

describe('unsaved work', () => {
  test('is offered again to who opens the form later', async () => {
    const first = await open()
    expect(first.result.current.offer).toBeUndefined()
    act(() => first.result.current.keep(edited))
    await written()
    first.unmount()

    const second = await open()
    expect(second.result.current.offer).toMatchObject({ value: edited, isOutdated: false })
    let taken: EmpireWrite | undefined
    act(() => {
      taken = second.result.current.accept()
    })
    expect(taken).toEqual(edited)
    expect(second.result.current.offer).toBeUndefined()
  })

  test('survives a page that is closed a moment after the last edit', async () => {
    const first = await open()
    act(() => first.result.current.keep(edited))
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('perigee.rescued-drafts')).toContain('Antares II')
    first.unmount()
    expect((await open()).result.current.offer?.value).toEqual(edited)
  })

  test('that is discarded, or edited back to what is saved, is not offered', async () => {
    const first = await open()
    act(() => first.result.current.keep(edited))
    act(() => first.result.current.keep({ ...saved }))
    await written()
    expect((await open()).result.current.offer).toBeUndefined()

    act(() => first.result.current.keep(edited))
    await written()
    const second = await open()
    act(() => second.result.current.discard())
    await written()
    expect((await open()).result.current.offer).toBeUndefined()
  })

  test('that was saved elsewhere meanwhile is not offered, whatever the order of its fields', async () => {
    const first = await open()
    act(() => first.result.current.keep(edited))
    await written()
    const reordered = Object.fromEntries(Object.entries(edited).toReversed()) as EmpireWrite
    expect((await open(reordered)).result.current.offer).toBeUndefined()
  })

  test('says when what was saved has changed since', async () => {
    const first = await open()
    act(() => first.result.current.keep(edited))
    await written()
    const changed = { ...saved, permits_total: 5 }
    expect((await open(changed)).result.current.offer).toMatchObject({ isOutdated: true })
  })

  test('on something new is offered as well', async () => {
    const first = await open(undefined, NEW)
    act(() => first.result.current.keep(edited))
    await written()
    expect((await open(undefined, NEW)).result.current.offer?.value).toEqual(edited)
  })

  test('waits for its player: logout keeps it, and nobody else is offered it', async () => {
    const first = await open()
    act(() => {
      credentials.set(undefined)
      first.result.current.keep(edited)
    })
    await written()
    logIn(2)
    expect((await open()).result.current.offer).toBeUndefined()
    logIn(1)
    expect((await open()).result.current.offer?.value).toEqual(edited)
  })

  test('is kept although it breaks a rule so far', async () => {
    const first = await open()
    const nameless = { ...saved, name: '', permits_total: 0 }
    act(() => first.result.current.keep(nameless))
    await written()
    expect((await open()).result.current.offer?.value).toEqual(nameless)
  })

  test('that another version of the app wrote and nobody can read is dropped', async () => {
    const warn = vi.spyOn(console, 'warn')
    const first = await open()
    act(() => first.result.current.keep({ title: 'Antares' } as never))
    await written()
    expect((await open()).result.current.offer).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })
})
