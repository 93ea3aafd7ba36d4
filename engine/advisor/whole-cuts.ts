import type { ActivityColumn } from './columns.ts'
import type { AdvisorModel } from './model.ts'
import { type LinearProgram, type RowSpec, withRows } from './program.ts'
import { type Entry, LEAST, rounding } from './rounding.ts'

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
  const takenBack = new Map(
    undone.map(({ of, share, activity }) => [of, new Map(scaled(activity.net, share))]),
  )
  const flows = new Map<number, Flows>()
  for (const { column, activity } of activities) {
    const back = takenBack.get(column)
    for (const [material, net] of allOf(activity, back)) {
      let flow = flows.get(material)
      if (!flow) {
        flow = { left: [], short: [] }
        flows.set(material, flow)
      }
      const changed = net + (back?.get(material) ?? 0)
      flow.left.push([column, Math.min(net, changed)])
      flow.short.push([column, Math.min(-net, -changed)])
    }
  }
  return flows
}

const scaled = (net: readonly Entry[], share: number) =>
  net.map(([material, perDay]) => [material, perDay * share] as const)

function* allOf({ net }: ActivityColumn['activity'], back?: ReadonlyMap<number, number>) {
  yield* net
  if (!back) return
  const known = new Set(net.map(([material]) => material))
  for (const material of back.keys()) if (!known.has(material)) yield [material, 0] as const
}

/** For Σ perDay × buildings ≤ most: its roundings by each of the amounts that alone exceeds `most`. */
function roundings(entries: readonly Entry[], most: number): RowSpec[] {
  const divisors = new Set(entries.flatMap(([, perDay]) => (perDay > most + LEAST ? [perDay] : [])))
  return [...divisors].flatMap((divisor) => rounding(entries, most, divisor) ?? [])
}
