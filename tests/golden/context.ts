import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FioStorage } from '../../engine/model/fio.ts'
import { compileUniverse, type GameData, type Universe } from '../../engine/universe/universe.ts'
import { type Difference, LeaveOutCounts } from './compare.ts'
import { loadGoldenGameData } from './universe.ts'

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
  /** The player's stores that some records ask for; null where the file is nowhere. */
  readonly fioStorage: FioStorage | null
  /** The records of another vector file, by id: in the same directory, else the shared one; empty where there is none. */
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

const STORAGE_FILE = 'fio_storage.json'
const SHARED_DATA = resolve(import.meta.dirname, '../../../shared/gamedata')
export const SHARED_VECTORS = resolve(import.meta.dirname, '../../../shared/golden')

function readStorage(dir: string): FioStorage | null {
  const path = [dir, join(dir, '../gamedata'), SHARED_DATA]
    .map((place) => join(place, STORAGE_FILE))
    .find((candidate) => existsSync(candidate))
  return path ? (JSON.parse(readFileSync(path, 'utf8')) as FioStorage) : null
}

export async function openContext(dir: string): Promise<Context> {
  const data = loadGoldenGameData()
  const siblings = new Map<string, ReadonlyMap<string, GoldenRecord>>()
  return {
    data,
    universe: compileUniverse(data),
    counts: new LeaveOutCounts(),
    fioStorage: readStorage(dir),
    sibling(file) {
      let records = siblings.get(file)
      if (!records) {
        const path = [dir, SHARED_VECTORS]
          .map((place) => join(place, file))
          .find((candidate) => existsSync(candidate))
        const list = path ? readRecords(path) : []
        records = new Map(list.map((record) => [record.id, record]))
        siblings.set(file, records)
      }
      return records
    },
  }
}
