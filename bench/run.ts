import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { movedRows, type Result, thisMachine, withResult } from './report.ts'
import type { Row, Suite } from './suite.ts'
import { yardstickMs } from './yardstick.ts'

const HERE = import.meta.dirname
const RESULTS = join(HERE, 'results')
const PAGE = join(HERE, '../docs/BENCHMARKS.md')

const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'results')
  .map((entry) => entry.name)
  .sort()

/** Many searches, each for seconds: these run by their names only. */
const SLOW = ['gap', 'scaling']

async function suitesOf(folder: string): Promise<Suite[]> {
  const files = readdirSync(join(HERE, folder)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(HERE, folder, file)).href)),
  )
  return modules.flatMap(({ suite }: { suite?: Suite }) => (suite ? [suite] : []))
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

function table(rows: readonly Row[]) {
  return Object.fromEntries(
    rows.map(({ name, unit, median, p95, p99, n, compared }) => [
      name,
      {
        median: `${number.format(median)} ${unit}`,
        p95: `${number.format(p95)} ${unit}`,
        p99: p99 === undefined ? '' : `${number.format(p99)} ${unit}`,
        samples: n,
        compared: compared ? `${number.format(compared.ratio)}× ${compared.with}` : '',
      },
    ]),
  )
}

const asked = process.argv.slice(2)
const unknown = asked.filter((folder) => !folders.includes(folder))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${folders.join(', ')}.`)
  process.exit(1)
}

mkdirSync(RESULTS, { recursive: true })
for (const folder of asked.length > 0 ? asked : folders.filter((name) => !SLOW.includes(name))) {
  const suites = await suitesOf(folder)
  if (suites.length === 0) continue
  const rows: Row[] = []
  const machine = thisMachine()
  const yardsticks = [yardstickMs()]
  for (const suite of suites) {
    console.log(`${folder}: ${suite.name} …`)
    rows.push(...(await suite.run()))
    yardsticks.push(yardstickMs())
  }
  console.table(table(rows))
  const file = join(RESULTS, `${folder}.json`)
  const result: Result = { ...machine, yardsticks, rows }
  const page = readFileSync(PAGE, 'utf8')
  const moved = movedRows(page, folder, result)
  if (moved.length > 0)
    console.log(`Moved by more than a quarter since the last run:\n  ${moved.join('\n  ')}`)
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  writeFileSync(PAGE, withResult(page, folder, result))
  console.log(`written to ${file} and ${PAGE}`)
}
