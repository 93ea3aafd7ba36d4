import { type BasesByFlows, basesByFlows } from '../company/base-flows.ts'
import { shipsNow } from '../company/ships-now.ts'
import type { UpdatedPlan } from '../empire/update.ts'
import type { Term } from '../explain/term.ts'
import type { Planet } from '../game/gamedata.ts'
import type { VisitBase } from '../supply/visits/base-store.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import { type Bases, basesOf, type OwnPlan, type TodayBase } from './base.ts'
import { cashShort } from './cash-short.ts'
import { shipsArriving } from './company-lines.ts'
import { storeOf } from './forecast.ts'
import type { FoundLine, TodayLine } from './line.ts'
import { contractLineTerm, contractsDue, type MoneyRecords } from './money-lines.ts'
import { orderLineTerm, ordersBeaten, ordersFilled } from './own-orders.ts'
import { placeNames } from './place-names.ts'
import { builtOtherwise, gameChanged, programmeEnds, workersShort } from './plan-changed.ts'
import { idleLines, queuesEnding, workersUnsatisfied } from './real-work.ts'
import { repairDue } from './repair-due.ts'
import { runsOut } from './runs-out.ts'
import { runningRecipes } from './standstill.ts'
import { storageFull } from './storage-full.ts'

export interface TodayQuestion extends MoneyRecords {
  readonly plans: readonly OwnPlan[]
  readonly programs: Readonly<Record<string, Planet['COGCPrograms']>>
  readonly updated: readonly UpdatedPlan[]
  /** Ids of filled exchange orders that the player has seen. */
  readonly seenOrders: readonly string[]
  /** Lines that begin later are not due yet. */
  readonly soonDays: number
  readonly targetDays: number
}

export interface Today extends Pick<Bases, 'withoutPlan'> {
  /** The most money first; unknown amounts last. */
  readonly lines: readonly TodayLine[]
  readonly next: TodayLine | null
  readonly bases: number
  readonly flows: BasesByFlows
  readonly visits: readonly VisitBase[]
}

/** docs/today.md says how each loss is valued. */
export function today(universe: Universe, question: TodayQuestion): Today {
  const { bases, withoutPlan } = basesOf(universe, question.plans, question)
  const all = bases.flatMap((base) => linesOf(universe, base, question)).map(toLine)
  // Before the best day, waiting with a repair earns more than repairing.
  const isDue = ({ what, inDays }: TodayLine) =>
    inDays <= (what.kind === 'repair' ? 0 : question.soonDays)
  const due = all.filter(isDue)
  const elsewhere = [
    ...shipsArriving(question),
    ...ordersBeaten(universe, question),
    ...ordersFilled(question),
    ...contractsDue(universe, question),
  ]
  const coming = [...all, ...elsewhere]
    .filter((line) => !isDue(line))
    .sort((a, b) => a.inDays - b.inDays)
  const lines = [
    ...due,
    ...idleShips(due, question),
    ...elsewhere.filter(isDue),
    ...cashShort(universe, question, bases, due),
  ]
  return {
    lines: lines.sort(byMoney),
    next: coming[0] ?? null,
    bases: bases.length,
    flows: basesByFlows(bases),
    visits: visitsTo(bases, due),
    withoutPlan,
  }
}

const toLine = ({ derive: _, ...line }: FoundLine): TodayLine => line

export interface TodayTermQuestion extends TodayQuestion {
  /** Null for a line that belongs to no base. */
  readonly planetNaturalId: string | null
  readonly key: string
}

/** Null if the line is gone, or its money is unknown. */
export function todayTerm(
  universe: Universe,
  { planetNaturalId, key, ...question }: TodayTermQuestion,
): Term | null {
  const elsewhere =
    contractLineTerm(universe, question, key) ?? orderLineTerm(universe, question, key)
  if (elsewhere) return elsewhere
  const { bases } = basesOf(universe, question.plans, question)
  const base = bases.find((one) => one.planetNaturalId === planetNaturalId)
  const line = base && linesOf(universe, base, question).find((found) => found.key === key)
  return line?.derive?.() ?? null
}

function linesOf(universe: Universe, base: TodayBase, question: TodayQuestion): FoundLine[] {
  const { programs, now, sites, updated } = question
  const recipes = runningRecipes(base)
  return [
    runsOut(universe, base, recipes, question),
    storageFull(universe, base, recipes),
    repairDue(universe, base),
    ...workersShort(universe, base),
    ...idleLines(universe, base, recipes),
    ...queuesEnding(universe, base, recipes, now),
    workersUnsatisfied(universe, base, recipes, question),
    ...programmeEnds(universe, base, programs[base.planetNaturalId] ?? [], now),
    builtOtherwise(universe, sites.planets, base),
    ...gameChanged(base, updated),
  ].filter((line) => line !== null)
}

const needsShip = ({ what: { kind } }: TodayLine) => kind === 'runs out' || kind === 'storage full'

function visitsTo(bases: readonly TodayBase[], due: readonly TodayLine[]): VisitBase[] {
  const waiting = new Set(due.filter(needsShip).map(({ planetNaturalId }) => planetNaturalId))
  return bases
    .filter(({ planetNaturalId }) => waiting.has(planetNaturalId))
    .map(storeOf)
    .filter((store) => store !== undefined)
}

/** A ship that stands still loses nothing by itself, so it needs something that waits to be carried. */
function idleShips(due: readonly TodayLine[], question: TodayQuestion): TodayLine[] {
  if (!due.some(needsShip)) return []
  const ships = shipsNow(question)
  const nameOf = placeNames(question)
  const idle = ships.flatMap(({ name, at }) =>
    at === null ? [] : [{ name, at: nameOf(at) ?? at }],
  )
  const flying = ships.filter(({ at }) => at === null).map(({ name }) => name)
  if (idle.length === 0) return []
  return [
    {
      key: 'ships',
      what: { kind: 'ships', idle, flying },
      ...{ place: null, planetNaturalId: null, planUuid: null, planName: null },
      ...{ inDays: 0, lostPerDay: 0, unpriced: [] },
    },
  ]
}

function byMoney(a: TodayLine, b: TodayLine): number {
  const known = Number(a.lostPerDay === null) - Number(b.lostPerDay === null)
  const money = (b.lostPerDay ?? 0) - (a.lostPerDay ?? 0)
  return known || money || a.inDays - b.inDays || byCodeUnits(a.key, b.key)
}
