import { ECONOMY_FILE_FORMAT } from '../../game/economy-file.ts'
import { isFields } from '../../game/versions/step.ts'
import { type JsonLimits, type JsonProblem, jsonWalk } from '../json-walk.ts'
import { type ReadEconomy, readEconomyFile } from '../read.ts'
import type { Imported } from './imported.ts'
import { readImport } from './read.ts'

/** More than the largest account exports: 16 MiB of plans hold about a million values. */
const LIMITS: JsonLimits = { levels: 64, values: 2_000_000 }

export type ReadText =
  | { from: 'file'; read: ReadEconomy }
  | { from: 'elsewhere'; imported: Imported }
  | { from: 'nothing'; why: string }

const WORDS: Readonly<Record<JsonProblem, string>> = {
  broken: 'It is no JSON: it was cut short, or is something else.',
  deep: `It is nested deeper than ${LIMITS.levels} levels, as no file of plans is.`,
  many: `It holds more than ${LIMITS.values / 1e6} million values, more than any account has.`,
}

/** Our own file is read record by record, to be compared. Anything else is read as another planner's. */
export function readImportText(text: string): ReadText {
  const problem = jsonWalk(LIMITS).next(text.length, (at) => text.charCodeAt(at))
  if (problem) return { from: 'nothing', why: WORDS[problem] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { from: 'nothing', why: WORDS.broken }
  }
  if (isFields(value) && value.format === ECONOMY_FILE_FORMAT)
    return { from: 'file', read: readEconomyFile(text) }
  return { from: 'elsewhere', imported: readImport(value) }
}
