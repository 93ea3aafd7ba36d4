import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Row } from './suite.ts'

export interface Result {
  readonly date: string
  readonly machine: string
  /** Load average of the machine when the run began. Above the number of cores, the times are too long. */
  readonly load: number
  /** How many times as long as on a core of its own work took, around each suite. */
  readonly slowness?: readonly number[]
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

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; each part is the last run of its folder in \`bench/\`, on the machine that it names. "Compared" says how many times slower
another way of doing the same was in the same run. Where the load is above the number of cores, other programs were busy too.`

const SECTION = '\n\n## '

/** Returns the page with this result in place of the folder's previous one; other folders keep theirs. */
export function withResult(page: string, folder: string, result: Result): string {
  const [, ...before] = page.trimEnd().split(SECTION)
  const others = before.filter((section) => !section.startsWith(`${folder}\n`))
  const sections = [...others, sectionOf(folder, result)].sort()
  return `${[INTRODUCTION, ...sections].join(SECTION)}\n`
}

function sectionOf(folder: string, { date, machine, load, slowness, rows }: Result): string {
  return [
    folder,
    '',
    `${date.slice(0, 16).replace('T', ' ')} UTC, ${machine}. Load when it began: ${load.toFixed(1)}.${slownessInWords(slowness)}`,
    '',
    '| | median | p95 | p99 | samples | compared |',
    '|---|---|---|---|---|---|',
    ...rows.map(lineOf),
  ].join('\n')
}

function slownessInWords(slowness: readonly number[] = []): string {
  if (slowness.length === 0) return ''
  const [least, most] = [Math.min(...slowness), Math.max(...slowness)]
  return ` Work took ${least.toFixed(1)} to ${most.toFixed(1)} times as long as on a core of its own.`
}

function lineOf({ name, unit, median, p95, p99, n, compared }: Row): string {
  const value = (figure: number | undefined) =>
    figure === undefined ? '' : `${number.format(figure)} ${unit}`
  const ratio = compared ? `${number.format(compared.ratio)}× ${compared.with}` : ''
  const cells = [name, value(median), value(p95), value(p99), String(n), ratio]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
