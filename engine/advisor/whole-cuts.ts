import type { AdvisorModel } from './model.ts'
import { type LinearProgram, type RowSpec, withRows } from './program.ts'
import { type Entry, LEAST, rounding } from './rounding.ts'
import { leftOver } from './undone.ts'

/**
 * The program with rows that only divided buildings break: a building that makes more than the market takes needs
 * others that use the rest, and one that uses more than the market offers needs others that make it. They are
 * mixed-integer roundings (Gomory) of the balance of each material, and halve the bound of the relaxation.
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

interface Flows {
  readonly left: Entry[]
  readonly short: Entry[]
}

function flowsByMaterial({ activities, undone }: AdvisorModel): ReadonlyMap<number, Flows> {
  const byActivity = leftOver(activities, undone)
  const flows = new Map<number, Flows>()
  for (const [i, { column }] of activities.entries()) {
    for (const [material, { least, most }] of byActivity[i]!) {
      const flow = flows.get(material) ?? { left: [], short: [] }
      flows.set(material, flow)
      flow.left.push([column, least])
      flow.short.push([column, -most])
    }
  }
  return flows
}

/** For Σ perDay × buildings ≤ most: its roundings by each of the amounts that alone exceeds `most`. */
function roundings(entries: readonly Entry[], most: number): RowSpec[] {
  const divisors = new Set(entries.flatMap(([, perDay]) => (perDay > most + LEAST ? [perDay] : [])))
  return [...divisors].flatMap((divisor) => rounding(entries, most, divisor) ?? [])
}
