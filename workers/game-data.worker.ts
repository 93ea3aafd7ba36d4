import { keepList } from '../storage/game-data-check.ts'
import { type GameDataKind, type GameDataStore, openGameData } from '../storage/game-data-store.ts'
import { serve } from './serve.ts'

let store: Promise<GameDataStore> | undefined

const api = {
  /** Reads, checks and stores a list off the page's thread. */
  async keep(kind: GameDataKind, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    store ??= openGameData()
    return keepList(await store, kind, bytes)
  },
}
export type GameDataApi = typeof api
serve(api)
