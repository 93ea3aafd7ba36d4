import { ECONOMY_FILE_FORMAT } from '../../game/economy-file.ts'
import { isFields } from '../../game/versions/step.ts'
import { type ReadEconomy, readEconomyFile } from '../read.ts'
import type { Imported } from './imported.ts'
import { readImport } from './read.ts'
import { shapeProblem } from './text-shape.ts'

export type ReadText =
  | { from: 'file'; read: ReadEconomy }
  | { from: 'elsewhere'; imported: Imported }
  | { from: 'nothing'; why: string }

/** Our own file is read record by record, to be compared; anything else is read as another planner's. */
export function readImportText(text: string): ReadText {
  const problem = shapeProblem(text)
  if (problem) return { from: 'nothing', why: problem }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { from: 'nothing', why: 'It is no JSON: it was cut short, or is something else.' }
  }
  if (isFields(value) && value.format === ECONOMY_FILE_FORMAT)
    return { from: 'file', read: readEconomyFile(text) }
  return { from: 'elsewhere', imported: readImport(value) }
}
