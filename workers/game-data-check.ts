import * as v from 'valibot'
import { Building, ExchangeRow, Material, Planet, Recipe } from '../engine/model/gamedata.ts'
import { parse } from '../engine/model/validation.ts'
import { GAME_DATA_KEYS, type GameDataKind, type GameDataRecords } from './game-data-store.ts'

const RECORD_SCHEMAS = {
  materials: Material,
  planets: Planet,
  exchanges: ExchangeRow,
  recipes: Recipe,
  buildings: Building,
} as const satisfies { [K in GameDataKind]: v.GenericSchema<unknown, GameDataRecords[K]> }

/** A list as it came over the wire, read and checked record by record. An empty one is no game data. */
export function readList<K extends GameDataKind>(
  kind: K,
  bytes: BufferSource,
): GameDataRecords[K][] {
  const schema = v.pipe(v.array(RECORD_SCHEMAS[kind]), v.minLength(1, `No ${kind}`))
  return parse(schema, JSON.parse(new TextDecoder().decode(bytes))) as GameDataRecords[K][]
}

/** Whether stored records still are what they should be; a foreign hand or a fault may have changed them. */
export function areSound<K extends GameDataKind>(
  kind: K,
  records: readonly unknown[],
): records is GameDataRecords[K][] {
  const schema = RECORD_SCHEMAS[kind]
  const key: string = GAME_DATA_KEYS[kind]
  return records.every((record) => v.is(schema, record) && Reflect.has(record, key))
}
