import type { GameDataKind } from '../../../storage/game-data-store.ts'
import { megabytesOf, type StorageUse } from '../../data/database.ts'

export interface StoredSet {
  name: string
  records: number
  megabytes: number
}

const SAMPLED_RECORDS = 10
const GAME_SETS: readonly { kind: GameDataKind; name: string }[] = [
  { kind: 'materials', name: 'Materials' },
  { kind: 'buildings', name: 'Buildings' },
  { kind: 'recipes', name: 'Recipes' },
  { kind: 'planets', name: 'Planets' },
  { kind: 'exchanges', name: 'Exchanges' },
]

export function gameSets(measured: readonly StorageUse[]): StoredSet[] {
  return GAME_SETS.map(({ kind, name }) => {
    const { records = 0, megabytes = 0 } = measured.find((use) => use.kind === kind) ?? {}
    return { name, records, megabytes }
  })
}

/** One of the player's own lists, as far as this browser has it. */
export function ownSet(name: string, list: readonly unknown[] | undefined): StoredSet {
  const all = list ?? []
  const sample = all.slice(0, SAMPLED_RECORDS)
  return { name, records: all.length, megabytes: megabytesOf(all.length, sample) }
}
