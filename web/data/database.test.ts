import { afterEach, describe, expect, test, vi } from 'vitest'
import { material } from '../../tests/engine/tiny.ts'

afterEach(() => vi.restoreAllMocks())

async function freshDatabase() {
  vi.resetModules()
  const [database, notice] = await Promise.all([
    import('./database.ts'),
    import('../browser/storage-notice.ts'),
  ])
  return { ...database, ...notice }
}

describe('the storage table', () => {
  test('counts records and estimates megabytes from some of them', async () => {
    const { gameData, measureStorage } = await freshDatabase()
    const store = await gameData()
    const records = Array.from({ length: 30 }, (_, i) => material(`A${10 + i}`))
    await store.replace('materials', records)
    const use = await measureStorage()
    expect(use.map(({ kind }) => kind)).toEqual([
      'materials',
      'buildings',
      'recipes',
      'exchanges',
      'planets',
    ])
    const characters = JSON.stringify(records[0]).length
    expect(use[0]?.records).toBe(30)
    expect(use[0]?.megabytes).toBeCloseTo((2 * 30 * characters) / 1024 ** 2, 4)
    expect(use[1]).toMatchObject({ records: 0, megabytes: 0 })
  })
})

test('without IndexedDB the game data lives in this tab, and the player is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not in a private window', 'SecurityError')
  })
  const { gameData, storageNotice } = await freshDatabase()
  const store = await gameData()
  await store.replace('materials', [material('FE')])
  expect(await store.count('materials')).toBe(1)
  expect(store.lasting).toBe(false)
  expect(storageNotice.get()).toMatch('Everything works')
})

test('two writes that fail together are both kept in memory', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { leaveDatabase } = await freshDatabase()
  const noSpace = new DOMException('No space', 'QuotaExceededError')
  const [one, other] = await Promise.all([leaveDatabase(noSpace), leaveDatabase(noSpace)])
  await one.replace('materials', [material('FE')])
  expect(await other.count('materials')).toBe(1)
  expect(await (await leaveDatabase(noSpace)).count('materials')).toBe(1)
})
