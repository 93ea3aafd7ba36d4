import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import type { Row } from './suite.ts'
import { slownessOf, yardsticksOf } from './yardstick.ts'

export interface Result {
  readonly date: string
  readonly machine: string
  /** Load average of the machine when the run began. Above the number of cores, the times are too long. */
  readonly load: number
  /** The milliseconds that the yardstick took, around each suite. */
  readonly yardsticks?: readonly number[]
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
another way of doing the same was in the same run. "Yardsticks" is the median in times of a fixed piece of work that was measured in the same run, so that runs
on other days and machines can be compared. Where the load is above the number of cores, other programs were busy too.`

const SECTION = '\n\n## '

/** Returns the page with this result in place of the folder's previous one; other folders keep theirs. */
export function withResult(page: string, folder: string, result: Result): string {
  const [, ...before] = page.trimEnd().split(SECTION)
  const others = before.filter((section) => !section.startsWith(`${folder}\n`))
  const sections = [...others, sectionOf(folder, result)].sort()
  return `${[INTRODUCTION, ...sections].join(SECTION)}\n`
}

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function sectionOf(folder: string, { date, machine, load, yardsticks, rows }: Result): string {
  const yardstick = middleOf(yardsticks ?? [])
  return [
    folder,
    '',
    `${date.slice(0, 16).replace('T', ' ')} UTC, ${machine}. Load when it began: ${load.toFixed(1)}.${slownessInWords(yardsticks)}`,
    '',
    '| | median | p95 | p99 | yardsticks | samples | compared |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => lineOf(row, yardstick)),
  ].join('\n')
}

function slownessInWords(yardsticks: readonly number[] = []): string {
  if (yardsticks.length === 0) return ''
  const [least, most] = [Math.min(...yardsticks), Math.max(...yardsticks)].map(slownessOf)
  return ` Work took ${least!.toFixed(1)} to ${most!.toFixed(1)} times as long as on a core of its own.`
}

function lineOf(row: Row, yardstick: number | undefined): string {
  const { name, unit, median, p95, p99, n, compared } = row
  const yardsticks = yardstick === undefined ? undefined : yardsticksOf(row, yardstick)
  const value = (figure: number | undefined) =>
    figure === undefined ? '' : `${number.format(figure)} ${unit}`
  const ratio = compared ? `${number.format(compared.ratio)}× ${compared.with}` : ''
  const times = yardsticks === undefined ? '' : number.format(yardsticks)
  const cells = [name, value(median), value(p95), value(p99), times, String(n), ratio]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** A figure that moves by more is named after a run. */
const MOVED = 1.25

/**
 * Compares a result with the page before it: the rows that moved by more than a quarter, as sentences. Times are compared in
 * yardsticks where both runs have them.
 */
export function movedRows(page: string, folder: string, { rows, yardsticks }: Result): string[] {
  const section = page.split(SECTION).find((part) => part.startsWith(`${folder}\n`)) ?? ''
  const head = section.split('\n').find((line) => line.startsWith('| | ')) ?? ''
  const columns = cellsOf(head)
  const before = new Map(
    section.split('\n').map((line) => {
      const cells = cellsOf(line)
      return [cells[0]!, cells]
    }),
  )
  const yardstick = middleOf(yardsticks ?? [])
  return rows.flatMap((row) => {
    const cells = before.get(row.name)
    if (!cells) return []
    const figure = (column: string) =>
      Number.parseFloat((cells[columns.indexOf(column)] ?? '').replaceAll(',', ''))
    const now = yardstick === undefined ? undefined : yardsticksOf(row, yardstick)
    const inYardsticks = now !== undefined && figure('yardsticks') > 0
    const was = inYardsticks ? figure('yardsticks') : figure('median')
    const is = inYardsticks ? now : row.median
    if (!(was > 0) || (is <= was * MOVED && is * MOVED >= was)) return []
    const unit = inYardsticks ? 'yardsticks' : row.unit
    return [`${row.name}: ${number.format(was)} → ${number.format(is)} ${unit}`]
  })
}

/** The cells of a line of a table. A bar within a cell has a backslash. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
