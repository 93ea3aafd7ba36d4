import { type LinearProgram, type RowSpec, withRows } from '../program.ts'
import { type ColumnEntry, LEAST, rounding } from '../rounding.ts'
import type { AdvisorModel } from './model.ts'
import { leftOver } from './undone.ts'

/**
 * The program with rows that only divided buildings break. A building that makes more than the market takes needs
 * others that use the rest or spends its time on other recipes, and one that uses more than the market offers likewise.
 * They are mixed-integer roundings (Gomory) of the balance of each material, in which every kind first counts as if all
 * of its time went to the recipe that leaves most over, less what its other recipes leave over less.
 */
export function withWholeCuts(model: AdvisorModel): LinearProgram {
  const { program, trade } = model
  const upper = (column: number | undefined) => (column === undefined ? 0 : program.upper[column]!)
  const rows: RowSpec[] = []
  for (const [material, { left, short }] of flowsByMaterial(model)) {
    rows.push(...roundings(left, upper(trade.sold.get(material))))
    rows.push(...roundings(short, upper(trade.bought.get(material))))
  }
  return withRows(program, rows)
}

interface Balance {
  /** By kinds, with all of their time for the recipe that leaves most over. */
  readonly integer: ColumnEntry[]
  /** What other recipes leave over less. */
  readonly divided: ColumnEntry[]
}

interface Flows {
  readonly left: Balance
  readonly short: Balance
}

function flowsByMaterial({ kinds, undone }: AdvisorModel): ReadonlyMap<number, Flows> {
  const byWork = leftOver(kinds, undone)
  const flows = new Map<number, Flows>()
  const add = (
    { integer, divided }: Balance,
    column: number,
    staff: number,
    works: readonly ColumnEntry[],
  ) => {
    const most = works.length > 0 ? Math.max(...works.map(([, perDay]) => perDay)) : 0
    integer.push([column, most + staff])
    for (const [work, perDay] of works) if (perDay < most) divided.push([work, perDay - most])
  }
  for (const { column, kind, works } of kinds) {
    const staff = new Map(kind.net)
    const touched = new Set(staff.keys())
    for (const { work } of works) for (const [material] of work.net) touched.add(material)
    for (const material of touched) {
      const flow = flows.get(material) ?? { left: empty(), short: empty() }
      flows.set(material, flow)
      const used = staff.get(material) ?? 0
      const of = (side: (flow: { least: number; most: number }) => number) =>
        works.map(({ column }): ColumnEntry => {
          const work = byWork.get(column)!.get(material)
          return [column, work ? side(work) : 0]
        })
      add(
        flow.left,
        column,
        used,
        of(({ least }) => least),
      )
      add(
        flow.short,
        column,
        -used,
        of(({ most }) => -most),
      )
    }
  }
  return flows
}

const empty = (): Balance => ({ integer: [], divided: [] })

/** For Σ perDay × buildings ≤ most: its roundings by each of the amounts that alone exceeds `most`. */
function roundings({ integer, divided }: Balance, most: number): RowSpec[] {
  const divisors = new Set(integer.flatMap(([, perDay]) => (perDay > most + LEAST ? [perDay] : [])))
  return [...divisors].flatMap((divisor) => rounding(integer, most, divisor, divided) ?? [])
}
