import { type BasesByFlows, basesByFlows } from '../company/base-flows.ts'
import { shipsNow } from '../company/ships-now.ts'
import type { UpdatedPlan } from '../empire/update.ts'
import type { Term } from '../explain/term.ts'
import type { Planet } from '../game/gamedata.ts'
import type { VisitBase } from '../supply/visits/base-store.ts'
import type { Universe } from '../universe/universe.ts'
import { type Bases, basesOf, type OwnPlan, type TodayBase } from './base.ts'
import {
  baseCard,
  baseCardKey,
  baseCardTerm,
  byMoney,
  companyCards,
  type TodayCard,
} from './cards.ts'
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
import { type RunningRecipe, runningRecipes } from './standstill.ts'
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
  /** The same lines, one card a base. The most money first; unknown amounts last. */
  readonly cards: readonly TodayCard[]
  readonly next: TodayLine | null
  readonly bases: number
  readonly flows: BasesByFlows
  /** The repair of each base, whether it is due or not. */
  readonly repairs: readonly TodayLine[]
  /** Every base with a known store, for the plan of flights. */
  readonly visits: readonly VisitBase[]
  /** Names of the bases whose store FIO does not know. */
  readonly withoutStore: readonly string[]
}

/** docs/today.md says how each loss is valued. */
export function today(universe: Universe, question: TodayQuestion): Today {
  const { bases, withoutPlan } = basesOf(universe, question.plans, question)
  const found = bases.map((base) => ({ base, ...linesOf(universe, base, question) }))
  const all = found.flatMap(({ lines }) => lines.map(toLine))
  const cards = found.flatMap(({ base, recipes, lines: own }) => {
    const ofBase = own.filter((line) => isDue(line, question))
    return ofBase.length === 0
      ? []
      : [baseCard(universe, base, recipes, ofBase, ofBase.map(toLine))]
  })
  const due = cards.flatMap(({ lines }) => lines)
  const elsewhere = [
    ...shipsArriving(question),
    ...ordersBeaten(universe, question),
    ...ordersFilled(question),
    ...contractsDue(universe, question),
  ]
  const coming = [...all, ...elsewhere]
    .filter((line) => !isDue(line, question))
    .sort((a, b) => a.inDays - b.inDays)
  const company = [
    ...idleShips(due, question),
    ...elsewhere.filter((line) => isDue(line, question)),
    ...cashShort(universe, question, bases, due),
  ]
  return {
    lines: [...due, ...company].sort(byMoney),
    cards: [...cards, ...companyCards(company)].sort(byMoney),
    next: coming[0] ?? null,
    bases: bases.length,
    flows: basesByFlows(bases),
    repairs: found.flatMap(({ lines }) =>
      lines.filter(({ what }) => what.kind === 'repair').map(toLine),
    ),
    visits: bases.map(storeOf).filter((store) => store !== undefined),
    withoutStore: bases.flatMap(({ store, planetName }) => (store ? [] : [planetName])),
    withoutPlan,
  }
}

const toLine = ({ derive: _, standstill: _stopped, ...line }: FoundLine): TodayLine => line

/** Before the best day, waiting with a repair earns more than repairing. */
const isDue = (
  { what, inDays }: TodayLine,
  { soonDays }: Pick<TodayQuestion, 'soonDays'>,
): boolean => inDays <= (what.kind === 'repair' ? 0 : soonDays)

export interface TodayTermQuestion extends TodayQuestion {
  /** Null for a line that belongs to no base. */
  readonly planetNaturalId: string | null
  /** The key of a line or of the card of a base. */
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
  if (!base) return null
  const { recipes, lines } = linesOf(universe, base, question)
  if (key === baseCardKey(base.planetNaturalId)) {
    const due = lines.filter((line) => isDue(line, question))
    return baseCardTerm(universe, base, recipes, due)
  }
  return lines.find((line) => line.key === key)?.derive?.() ?? null
}

function linesOf(
  universe: Universe,
  base: TodayBase,
  question: TodayQuestion,
): { recipes: readonly RunningRecipe[]; lines: readonly FoundLine[] } {
  const { programs, now, sites, updated } = question
  const recipes = runningRecipes(base)
  const lines = [
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
  return { recipes, lines }
}

const needsShip = ({ what: { kind } }: TodayLine) => kind === 'runs out' || kind === 'storage full'

/** A ship that stands still loses nothing by itself, so it is only listed while goods wait to be carried. */
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
