import * as v from 'valibot'
import { SCHEMAS } from '../engine/game/kinds.ts'
import { parse } from '../engine/game/validation.ts'
import {
  GAME_DATA_KEYS,
  type GameDataKind,
  type GameDataRecords,
  type GameDataStore,
} from './game-data-store.ts'

/**
 * Reads a list from a response, checks each record and stores them; returns how many records are stored afterwards.
 * Planets come in parts that add up. Any other list is complete, replaces the old one and is never empty.
 */
export async function keepList<K extends GameDataKind>(
  store: GameDataStore,
  kind: K,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const whole = kind !== 'planets'
  const schema = v.pipe(v.array(SCHEMAS[kind]), v.minLength(whole ? 1 : 0, `No ${kind}`))
  const text = new TextDecoder().decode(bytes)
  const records = parse(schema, JSON.parse(text)) as GameDataRecords[K][]
  await (whole ? store.replace(kind, records) : store.merge(kind, records))
  return store.count(kind)
}

/** Whether stored records are still valid; a fault or another program may have changed them. */
export function areSound<K extends GameDataKind>(
  kind: K,
  records: readonly unknown[],
): records is GameDataRecords[K][] {
  const schema = SCHEMAS[kind]
  const key: string = GAME_DATA_KEYS[kind]
  return records.every((record) => v.is(schema, record) && Reflect.has(record, key))
}
