import { expose } from 'comlink'
import { readList } from './game-data-check.ts'
import { type GameDataKind, type GameDataStore, openGameData } from './game-data-store.ts'

let store: Promise<GameDataStore> | undefined

const api = {
  /** Reads, checks and stores a list off the page's thread; answers how many records it has. */
  async keep(kind: GameDataKind, bytes: Uint8Array): Promise<number> {
    const records = readList(kind, bytes)
    store ??= openGameData()
    await (await store).replace(kind, records)
    return records.length
  },
}
export type GameDataApi = typeof api
expose(api)
