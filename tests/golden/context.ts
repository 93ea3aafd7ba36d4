import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Stores } from '../../engine/supply/stock.ts'
import { compileUniverse, type GameData, type Universe } from '../../engine/universe/universe.ts'
import { type Difference, LeaveOutCounts } from './compare.ts'
import { loadGoldenGameData, loadGoldenStores } from './universe.ts'

export interface GoldenRecord {
  id: string
  input: unknown
  expected: unknown
  nonFinite?: readonly string[]
}

/** What the checks calculate with. */
export interface Context {
  readonly data: GameData
  readonly universe: Universe
  readonly counts: LeaveOutCounts
  /** The player's stores that some records ask for. */
  readonly stores: Stores
  /** The records of another vector file of the same directory, by id; empty where there is none. */
  sibling(file: string): ReadonlyMap<string, GoldenRecord>
}

/** Knows one vector file: calculates each record with the engine and names what differs. */
export interface VectorCheck {
  readonly file: string
  run(record: GoldenRecord, context: Context): Difference[]
}

export class UnreadableVectors extends Error {}

/** What the vectors call otherwise. */
const inOurWords = (vectors: string) => vectors.replaceAll('"planetId":', '"planetNaturalId":')

export function readRecords(path: string): GoldenRecord[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(inOurWords(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new UnreadableVectors(`Unable to read ${path}: ${(error as Error).message}`)
  }
  const isRecord = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    typeof (value as GoldenRecord).id === 'string' &&
    'input' in value &&
    'expected' in value
  if (!Array.isArray(parsed) || !parsed.every(isRecord)) {
    throw new UnreadableVectors(`Unable to read ${path}: not a list of {id, input, expected}`)
  }
  return parsed
}

export const SHARED_VECTORS = resolve(import.meta.dirname, '../../../shared/golden')

export function openContext(dir: string): Context {
  const data = loadGoldenGameData()
  const siblings = new Map<string, ReadonlyMap<string, GoldenRecord>>()
  return {
    data,
    universe: compileUniverse(data),
    counts: new LeaveOutCounts(),
    stores: loadGoldenStores(),
    sibling(file) {
      let records = siblings.get(file)
      if (!records) {
        const path = join(dir, file)
        const list = existsSync(path) ? readRecords(path) : []
        records = new Map(list.map((record) => [record.id, record]))
        siblings.set(file, records)
      }
      return records
    },
  }
}
