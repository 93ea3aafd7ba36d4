import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Difference, LEAVE_OUTS, type LeaveOut } from './compare.ts'
import {
  type Context,
  type GoldenRecord,
  openContext,
  readRecords,
  UnreadableVectors,
  type VectorCheck,
} from './context.ts'

/** Enough to see what is wrong without burying it. */
const SHOWN_RECORDS = 20
const SHOWN_DIFFERENCES = 8

async function loadChecks(): Promise<Map<string, VectorCheck>> {
  const folder = join(import.meta.dirname, 'checks')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  return new Map(modules.map(({ check }: { check: VectorCheck }) => [check.file, check]))
}

function differencesOf(check: VectorCheck, record: GoldenRecord, context: Context): Difference[] {
  try {
    return check.run(record, context)
  } catch (error) {
    return [{ path: '(thrown)', expected: 'an answer', actual: String(error) }]
  }
}

const show = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing')
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}

function printDifferences(print: Print, id: string, differences: readonly Difference[]) {
  print(`  ${id}`)
  for (const { path, expected, actual } of differences.slice(0, SHOWN_DIFFERENCES)) {
    print(`    ${path}: expected ${show(expected)}, ours ${show(actual)}`)
  }
  const more = differences.length - SHOWN_DIFFERENCES
  if (more > 0) print(`    and ${more} more fields`)
}

type Print = (line: string) => void

export interface Tally {
  passed: number
  failed: number
}

function runFile(print: Print, check: VectorCheck, path: string, context: Context): Tally {
  const tally = { passed: 0, failed: 0 }
  let records: readonly GoldenRecord[]
  try {
    records = readRecords(path)
  } catch (error) {
    if (!(error instanceof UnreadableVectors)) throw error
    print(error.message)
    return { passed: 0, failed: 1 }
  }
  for (const record of records) {
    const differences = differencesOf(check, record, context)
    if (differences.length === 0) {
      tally.passed++
      continue
    }
    if (tally.failed++ < SHOWN_RECORDS) printDifferences(print, record.id, differences)
  }
  const unseen = tally.failed - SHOWN_RECORDS
  if (unseen > 0) print(`  and ${unseen} more records`)
  return tally
}

/** Runs every vector file of the directory; answers null when there is nothing to run. */
export async function runGolden(dir: string, print: Print): Promise<Tally | null> {
  const checks = await loadChecks()
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => checks.has(file)) : []
  if (files.length === 0) return null

  const context = openContext(dir)
  const total = { passed: 0, failed: 0 }
  for (const file of files.sort()) {
    const tally = runFile(print, checks.get(file)!, join(dir, file), context)
    print(`${file}: ${tally.passed} passed, ${tally.failed} failed`)
    total.passed += tally.passed
    total.failed += tally.failed
  }
  for (const [name, meaning] of Object.entries(LEAVE_OUTS)) {
    print(`left out ${context.counts.uses.get(name as LeaveOut) ?? 0}×: ${meaning}`)
  }
  return total
}
