import {
  GAME_DATA_KINDS,
  type GameDataKind,
  type GameDataStore,
  gameDataInMemory,
  openGameData,
} from '../../storage/game-data-store.ts'
import { reportStorageFailure } from '../browser/storage-notice.ts'

let opening: Promise<GameDataStore> | undefined

/** Data is kept only for this tab if the browser stores nothing. */
export function gameData(): Promise<GameDataStore> {
  opening ??= openGameData().catch((problem) => {
    console.warn('IndexedDB is not available.', problem)
    reportStorageFailure()
    return gameDataInMemory()
  })
  return opening
}

/** After a failed write (no space left) this tab keeps the records in memory. */
export function leaveDatabase(problem: unknown): Promise<GameDataStore> {
  opening = gameData().then((store) => {
    // Another write has left it already, and what that wrote is there.
    if (!store.lasting) return store
    console.warn('Game data could not be stored.', problem)
    reportStorageFailure()
    return gameDataInMemory()
  })
  return opening
}

export interface StorageUse {
  kind: GameDataKind
  records: number
  /** Estimated from the text of some records. */
  megabytes: number
}

export async function measureStorage(): Promise<StorageUse[]> {
  const survey = await (await gameData()).survey(GAME_DATA_KINDS)
  return GAME_DATA_KINDS.map((kind) => {
    const { count, first } = survey[kind]
    return { kind, records: count, megabytes: megabytesOf(count, first) }
  })
}

/** Estimated from a sample; two bytes per character, as browsers store text. */
export function megabytesOf(records: number, sample: readonly unknown[]): number {
  if (sample.length === 0) return 0
  const characters = sample.reduce<number>((sum, record) => sum + JSON.stringify(record).length, 0)
  return (2 * characters * records) / sample.length / 1024 ** 2
}
