import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Row } from './suite.ts'

/** What one run of one folder measured, and on what. */
export interface Result {
  readonly date: string
  readonly machine: string
  /** Load average of the machine when the run began; above the number of cores, times are too long. */
  readonly load: number
  readonly rows: readonly Row[]
}

export function thisMachine(): Pick<Result, 'date' | 'machine' | 'load'> {
  const gibibytes = Math.round(totalmem() / 1024 ** 3)
  return {
    date: new Date().toISOString(),
    machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${gibibytes} GiB, Node ${process.versions.node}`,
    load: loadavg()[0] ?? 0,
  }
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

/** All results that are there as one page. */
export function reportOf(results: Readonly<Record<string, Result>>): string {
  const sections = Object.entries(results).map(([folder, { date, machine, load, rows }]) =>
    [
      `## ${folder}`,
      '',
      `${date.slice(0, 16).replace('T', ' ')} UTC, ${machine}. Load when it began: ${load.toFixed(1)}.`,
      '',
      '| | median | p95 | p99 | samples | compared |',
      '|---|---|---|---|---|---|',
      ...rows.map(lineOf),
    ].join('\n'),
  )
  return [
    '# Benchmarks',
    'Written by `npm run bench`; each part is the last run of its folder in `bench/`, on the machine that it names. "Compared" says how many times slower\nanother way of doing the same was in the same run. Where the load is above the number of cores, other programs were busy too.',
    ...sections,
    '',
  ].join('\n\n')
}

function lineOf({ name, unit, median, p95, p99, n, compared }: Row): string {
  const value = (figure: number | undefined) =>
    figure === undefined ? '' : `${number.format(figure)} ${unit}`
  const ratio = compared ? `${number.format(compared.ratio)}× ${compared.with}` : ''
  const cells = [name, value(median), value(p95), value(p99), String(n), ratio]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** Renders a folder of results. */
export function writeReport(resultsFolder: string, page: string): void {
  const files = readdirSync(resultsFolder).filter((file) => file.endsWith('.json'))
  const results = files
    .sort()
    .map((file): [string, Result] => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')),
    ])
  // From before results named their machine.
  const known = results.filter(([, result]) => !Array.isArray(result))
  writeFileSync(page, reportOf(Object.fromEntries(known)))
}
