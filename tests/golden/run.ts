import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Difference, LEAVE_OUTS, type LeaveOut } from './compare.ts'
import {
  type Context,
  type GoldenRecord,
  openContext,
  readRecords,
  SHARED_VECTORS,
  UnreadableVectors,
  type VectorCheck,
} from './context.ts'

const OWN_VECTORS = join(import.meta.dirname, 'vectors')
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

function printDifferences(id: string, differences: readonly Difference[]) {
  console.log(`  ${id}`)
  for (const { path, expected, actual } of differences.slice(0, SHOWN_DIFFERENCES)) {
    console.log(`    ${path}: expected ${show(expected)}, ours ${show(actual)}`)
  }
  const more = differences.length - SHOWN_DIFFERENCES
  if (more > 0) console.log(`    and ${more} more fields`)
}

export interface Tally {
  passed: number
  failed: number
}

function runFile(check: VectorCheck, path: string, context: Context): Tally {
  const tally = { passed: 0, failed: 0 }
  let records: readonly GoldenRecord[]
  try {
    records = readRecords(path)
  } catch (error) {
    if (!(error instanceof UnreadableVectors)) throw error
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
  for (const record of records) {
    const differences = differencesOf(check, record, context)
    if (differences.length === 0) {
      tally.passed++
      continue
    }
    if (tally.failed++ < SHOWN_RECORDS) printDifferences(record.id, differences)
  }
  const unseen = tally.failed - SHOWN_RECORDS
  if (unseen > 0) console.log(`  and ${unseen} more records`)
  return tally
}

/** Runs every vector file of the directory; answers null when there is nothing to run. */
export async function runGolden(dir: string): Promise<Tally | null> {
  const checks = await loadChecks()
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => checks.has(file)) : []
  if (files.length === 0) return null

  const context = await openContext(dir)
  if (!context.fioStorage)
    console.log('fio_storage.json not found: records that need it run without stores')
  const total = { passed: 0, failed: 0 }
  for (const file of files.sort()) {
    const tally = runFile(checks.get(file)!, join(dir, file), context)
    console.log(`${file}: ${tally.passed} passed, ${tally.failed} failed`)
    total.passed += tally.passed
    total.failed += tally.failed
  }
  for (const [name, uses] of context.counts.uses) {
    console.log(`left out ${uses}×: ${LEAVE_OUTS[name as LeaveOut]}`)
  }
  return total
}

async function main() {
  const dir = resolve(
    process.argv[2] ?? (existsSync(SHARED_VECTORS) ? SHARED_VECTORS : OWN_VECTORS),
  )
  console.log(`vectors of ${dir}`)
  const total = await runGolden(dir)
  if (!total) {
    console.error(`No vector files in ${dir}`)
    process.exitCode = 1
    return
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
}

if (import.meta.main) await main()
