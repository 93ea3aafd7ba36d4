import type { BrowserContext, Page } from '@playwright/test'
import { GAME_DATA_KINDS } from '../../storage/game-data-store.ts'

/** The browser of a worker, as a player's browser is after earlier visits. */
export interface Device {
  context: BrowserContext
  /** A page of the same origin without the app. */
  bare: Page
}

/** Deletes what belongs to an account. What belongs to the device stays: game data with its stamps, HTTP cache, compiled code. */
export async function forgetAccount({ context, bare }: Device): Promise<void> {
  await context.clearCookies()
  await bare.evaluate(
    async (kinds) => {
      localStorage.clear()
      const existing = (await indexedDB.databases()).map(({ name }) => name)
      const clear = (name: string, work: (of: (store: string) => IDBObjectStore) => void) =>
        new Promise<void>((resolve, reject) => {
          if (!existing.includes(name)) return resolve()
          const opening = indexedDB.open(name)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const database = opening.result
            const write = database.transaction([...database.objectStoreNames], 'readwrite')
            work((store) => write.objectStore(store))
            write.oncomplete = () => {
              database.close()
              resolve()
            }
            write.onabort = () => reject(write.error)
          }
        })
      await clear('perigee-own', (of) => {
        of('answers').clear()
        of('drafts').clear()
        const stamps = of('stamps')
        const reading = stamps.getAllKeys()
        // Other stamps say what an account was told.
        reading.onsuccess = () => {
          for (const key of reading.result) if (!kinds.includes(String(key))) stamps.delete(key)
        }
      })
      await clear('perigee-found', (of) => of('searches').clear())
    },
    GAME_DATA_KINDS as readonly string[],
  )
}

/** Closes what a journey opened, and takes back what it set for the whole context. */
export async function tidyUp({ context, bare }: Device): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of context.pages()) if (page !== bare) await page.close()
  await context.clearPermissions()
  await context.setOffline(false)
}
