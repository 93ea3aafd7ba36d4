import { afterEach, expect, test, vi } from 'vitest'
import { ownStore } from './own-store.ts'
import { storageNotice } from './storage-notice.ts'

afterEach(() => vi.restoreAllMocks())

test('keys that begin alike are listed and deleted together', async () => {
  const store = ownStore('answers')
  await store.put('1|a', 'x')
  await store.put('1|b', 'y')
  await store.put('2|a', 'z')
  expect(await store.keys('1|')).toEqual(['1|a', '1|b'])
  await store.deleteAll('1|')
  expect(await store.keys('')).toEqual(['2|a'])
  expect(await store.get('2|a')).toBe('z')
})

test('where the browser has no space left, this tab keeps the value and the player is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
  const store = ownStore('drafts')
  await store.put('k', 'kept in memory')
  expect(await store.get('k')).toBe('kept in memory')
  expect(await store.keys('k')).toEqual(['k'])
  expect(storageNotice.get()).toMatch('does not let the page store data')
  await store.delete('k')
  expect(await store.get('k')).toBeUndefined()
})
