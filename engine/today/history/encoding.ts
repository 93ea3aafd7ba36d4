import type { DayRecord, EmpireDay, MaterialDay, PlanDay, UuidHead } from '../../game/day-record.ts'
import { DAY_MS, dayNumber, dayOf } from '../../game/time.ts'
import {
  type ByteReader,
  type ByteWriter,
  byteReader,
  byteWriter,
  tickerNumber,
  tickerOfNumber,
} from './bytes.ts'

/** Separate, because a year of days is read only for its totals. */
export interface EncodedDay {
  readonly totals: Uint8Array<ArrayBuffer>
  readonly details: Uint8Array<ArrayBuffer>
}
export type EmpireTotal = Pick<EmpireDay, 'empire' | 'profit'>

/** Version of both parts; a later one must still read this one. */
const FORM = 1
/** Amounts are kept to a hundredth of a unit. */
const UNIT_STEPS = 100
export const keptUnits = (units: number): number => Math.round(units * UNIT_STEPS) / UNIT_STEPS
const CENTS = 1
const WHOLE_DOLLARS = 100

export function encodeDay({ day, since, empires }: DayRecord): EncodedDay {
  const details = byteWriter()
  details.byte(FORM)
  details.unsigned(since === null ? 0 : dayNumber(day) - dayNumber(since))
  for (const empire of empires) writeEmpire(details, empire)
  return { totals: encodeTotals(empires), details: details.done() }
}

export function encodeTotals(empires: readonly EmpireTotal[]): Uint8Array<ArrayBuffer> {
  const totals = byteWriter()
  totals.byte(FORM)
  totals.unsigned(empires.length)
  for (const { empire, profit } of empires) {
    totals.head(empire)
    totals.signed(profit)
  }
  return totals.done()
}

export function decodeTotals(bytes: Uint8Array): EmpireTotal[] {
  const read = byteReader(bytes)
  checkForm(read)
  return Array.from({ length: read.unsigned() }, () => ({
    empire: read.head(),
    profit: read.signed(),
  }))
}

export function decodeDay(day: string, { totals, details }: EncodedDay): DayRecord {
  const read = byteReader(details)
  checkForm(read)
  const back = read.unsigned()
  return {
    day,
    since: back === 0 ? null : dayOf((dayNumber(day) - back) * DAY_MS),
    empires: decodeTotals(totals).map((total) => readEmpire(read, total)),
  }
}

function checkForm(read: ByteReader) {
  const form = read.byte()
  if (form !== FORM) throw new RangeError(`A record of a day has the unknown form ${form}`)
}

export function empireBytes(empire: EmpireDay): number {
  const write = byteWriter()
  writeEmpire(write, empire)
  return write.done().length
}

function writeEmpire(write: ByteWriter, { cx, bonus, plans, rest, materials, untold }: EmpireDay) {
  const isWhole = plans.every(({ profit, moved }) => profit % 100 === 0 && moved % 100 === 0)
  const unit = isWhole ? WHOLE_DOLLARS : CENTS
  write.mark(cx)
  write.mark(bonus)
  write.byte(unit)
  write.unsigned(plans.length)
  for (const plan of plans) writePlan(write, plan, unit)
  const moved = [...plans.entries()].filter(([, plan]) => plan.moved !== 0)
  write.unsigned(moved.length)
  for (const [place, plan] of moved) {
    write.unsigned(place)
    write.signed(plan.moved / unit)
  }
  write.unsigned(rest.plans)
  if (rest.plans > 0) {
    write.signed(rest.moved)
    write.mark(rest.mark)
  }
  write.unsigned(materials.length)
  for (const material of materials) writeMaterial(write, material)
  write.unsigned(untold)
}

function readEmpire(read: ByteReader, { empire, profit }: EmpireTotal): EmpireDay {
  const cx = read.mark()
  const bonus = read.mark()
  const unit = read.byte()
  const plans = Array.from({ length: read.unsigned() }, () => readPlan(read, unit))
  for (let left = read.unsigned(); left > 0; left--) {
    const place = read.unsigned()
    const moved = read.signed() * unit
    plans[place] = { ...plans[place]!, moved }
  }
  const together = read.unsigned()
  const [moved, mark] = together > 0 ? [read.signed(), read.mark()] : [0, 0]
  const listed = plans.reduce((sum, plan) => sum + plan.profit, 0)
  const rest = { plans: together, profit: profit - listed, moved, mark }
  const materials = Array.from({ length: read.unsigned() }, () => readMaterial(read))
  return { empire, profit, cx, bonus, plans, rest, materials, untold: read.unsigned() }
}

function writePlan(write: ByteWriter, { plan, design, rules, profit }: PlanDay, unit: number) {
  write.head(plan)
  write.mark(design)
  write.mark(rules)
  write.signed(profit / unit)
}

function readPlan(read: ByteReader, unit: number): PlanDay {
  const plan: UuidHead = read.head()
  const design = read.mark()
  const rules = read.mark()
  return { plan, design, rules, profit: read.signed() * unit, moved: 0 }
}

function writeMaterial(write: ByteWriter, { ticker, sold, got, bought, paid }: MaterialDay) {
  write.unsigned(tickerNumber(ticker))
  for (const [units, price] of [
    [sold, got],
    [bought, paid],
  ] as const) {
    write.unsigned(Math.round(units * UNIT_STEPS))
    if (units > 0) write.unsigned(price)
  }
}

function readMaterial(read: ByteReader): MaterialDay {
  const ticker = tickerOfNumber(read.unsigned())
  const side = () => {
    const steps = read.unsigned()
    return [steps / UNIT_STEPS, steps > 0 ? read.unsigned() : 0] as const
  }
  const [sold, got] = side()
  const [bought, paid] = side()
  return { ticker, sold, got, bought, paid }
}

export function planBytes(plan: PlanDay): number {
  const write = byteWriter()
  writePlan(write, plan, WHOLE_DOLLARS)
  if (plan.moved !== 0) {
    write.unsigned(0xff)
    write.signed(plan.moved / WHOLE_DOLLARS)
  }
  return write.done().length
}
export function materialBytes(material: MaterialDay): number {
  const write = byteWriter()
  writeMaterial(write, material)
  return write.done().length
}
