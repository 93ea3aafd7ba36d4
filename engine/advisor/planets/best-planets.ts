import type { PlanData } from '../../game/plan.ts'
import { PROOF } from '../solver.ts'
import type { PlanetFactColumns } from './planet-facts.ts'
import type { CloserLook, OpenSet, PlanetBase } from './planet-look.ts'
import type { PlanetQuestion } from './planet-question.ts'
import type { PlanetSet } from './planet-sets.ts'
import type { PlanetSolverPool } from './solver-pool.ts'

export interface RankedPlanet extends PlanetBase {
  /** Whether no base on this planet can reach more. */
  readonly isProved: boolean
  /** Whether only whole runs keep the base below the bound: with divided time it would reach it. */
  readonly isRounded: boolean
  readonly plan: PlanData
}

export interface BestPlanets {
  readonly facts: PlanetFactColumns
  readonly ranked: readonly RankedPlanet[]
  /** Planets without a known base, by their upper bound, the highest first. */
  readonly bounded: readonly { readonly planet: number; readonly bound: number }[]
  readonly asked: number
  /** No planet outside the leaders exceeds this, with or without whole runs. */
  readonly bound: number
  /** Whether, with divided time, no planet outside the leaders exceeds the last leader. The search ends then. */
  readonly isDone: boolean
  /** The same with whole runs, as bases are proposed. */
  readonly isProved: boolean
}

export const LEADERS = 10
const SHOWN = 50
const SETS_A_CALL = 4
/** Independent of the number of workers, so that every machine looks at the same sets. */
const SETS_A_ROUND = 4

/**
 * Finds the best planets by branch and bound. The sets with the highest bounds are looked at more closely, until the ten
 * best planets found exceed every remaining bound.
 */
export async function bestPlanets(
  pool: PlanetSolverPool,
  question: PlanetQuestion,
  onProgress: (known: BestPlanets) => void = () => {},
): Promise<BestPlanets> {
  const { facts, sets } = await pool.planets(question)
  const asked = sets.reduce((sum, set) => sum + set.length, 0)
  const known = new Map<number, Known>()
  // A free worker takes the largest set at once, without waiting for the bounds.
  const largest = sets.find(({ length }) => length === Math.max(...sets.map((set) => set.length)))
  const plain =
    largest && largest.length >= LEADERS
      ? pool.plainLook(question, { planets: largest, bound: Infinity, isNear: false })
      : undefined
  const [bounded, look] = await Promise.all([boundedSets(pool, question, sets), plain])
  let open = bounded
  const tell = () => {
    const now = report(facts, asked, known, open)
    onProgress(now)
    return now
  }
  const take = ({ bases, plan }: CloserLook, most = Infinity) => {
    for (const base of bases) {
      const former = known.get(base.planet)
      const bound = Math.min(base.bound, most, former?.bound ?? Infinity)
      const better = former && former.goal > base.goal ? former : { ...base, plan: plan! }
      const divided = Math.max(base.divided, former?.divided ?? -Infinity)
      known.set(base.planet, { ...better, divided, bound: Math.max(divided, bound) })
    }
  }
  const ofLargest = bounded.find(({ planets }) => planets === largest)
  if (look) take(look, ofLargest?.bound)
  let isPlainNear = look === undefined || question.site.experts !== 'choose'
  tell()
  let scouts = question.site.experts === 'choose' ? await scoutsOf(pool, question, open, take) : []
  for (;;) {
    const now = tell()
    if (now.isDone) return now
    const closable = open.filter(({ isSpent }) => !isSpent)
    const { enough, round, isForLeaders } = nextRound(known, closable, scouts)
    if (round.length === 0) return now
    scouts = scouts.filter((set) => !round.includes(set))
    if (isForLeaders && !isPlainNear && ofLargest) {
      isPlainNear = true
      take(await pool.plainLook(question, { ...ofLargest, isNear: true }))
      continue
    }
    await Promise.all(
      round.map(async (set) => {
        const look = await pool.look(question, set, enough)
        take(look)
        open = ordered([...open.filter((other) => other !== set), ...look.open])
        tell()
      }),
    )
  }
}

/** In such a small set, the best base mostly belongs to a single planet. */
const isSmall = ({ planets }: OpenSet) => planets.length <= 4
const SCOUTS = 8

/** The small sets with the highest bounds, sorted by what a base with likely experts earns. */
async function scoutsOf(
  pool: PlanetSolverPool,
  question: PlanetQuestion,
  open: readonly OpenSet[],
  take: (look: CloserLook) => void,
): Promise<readonly OpenSet[]> {
  const small = open.filter(isSmall).slice(0, SCOUTS)
  const looks = await Promise.all(small.map((set) => pool.likelyLook(question, set)))
  for (const look of looks) take(look)
  const goal = (i: number) => Math.max(-Infinity, ...looks[i]!.bases.map(({ goal }) => goal))
  const goals = new Map(small.map((set, i) => [set, goal(i)]))
  return small.toSorted((a, b) => goals.get(b)! - goals.get(a)! || 0)
}

/** Only few at a time, so that later looks can stop below what earlier ones found. */
const SCOUTS_A_ROUND = 2

/**
 * First come small sets, whose bases are found quickly and give a goal to exceed. Then sets that might exceed the best planet
 * by more than one per cent. Then sets that might contain a leader.
 */
function nextRound(
  known: ReadonlyMap<number, Known>,
  open: readonly OpenSet[],
  scouts: readonly OpenSet[],
) {
  const best = Math.max(...Array.from(known.values(), ({ divided }) => divided))
  const clearlyBetter = Number.isFinite(best) ? best + CLEAR * Math.abs(best) : -Infinity
  const over = (enough: number, sets: readonly OpenSet[], most: number) => ({
    enough,
    round: sets.filter(({ bound }) => bound > enough).slice(0, most),
  })
  const first = [
    over(clearlyBetter, scouts, SCOUTS_A_ROUND),
    over(clearlyBetter, open, Number.isFinite(best) ? SETS_A_QUICK_ROUND : SETS_A_ROUND),
  ]
  const clear = first.find(({ round }) => round.length > 0)
  return clear
    ? { ...clear, isForLeaders: false }
    : { ...over(reach(known), open, SETS_A_ROUND), isForLeaders: true }
}

/** A gain of less than one per cent hardly matters, so larger gains are ruled out first. */
const CLEAR = 0.0095
/** Once a good base is known, the looks of a round hardly depend on each other. */
const SETS_A_QUICK_ROUND = 8

type Known = Omit<RankedPlanet, 'isProved' | 'isRounded'>

async function boundedSets(
  pool: PlanetSolverPool,
  question: PlanetQuestion,
  sets: readonly PlanetSet[],
): Promise<readonly OpenSet[]> {
  const starts = Array.from({ length: Math.ceil(sets.length / SETS_A_CALL) }, (_, i) => i)
  const parts = await Promise.all(
    starts.map(async (i) => {
      const part = sets.slice(i * SETS_A_CALL, (i + 1) * SETS_A_CALL)
      const bounds = await pool.bounds(question, part)
      return part.map((planets, k) => ({ planets, bound: bounds[k]!, isNear: false }))
    }),
  )
  return ordered(parts.flat().filter(({ bound }) => bound > -Infinity))
}

const ordered = (sets: readonly OpenSet[]): readonly OpenSet[] =>
  sets.toSorted((a, b) => b.bound - a.bound || a.planets[0]! - b.planets[0]!)

function rankedOf(
  facts: PlanetFactColumns | undefined,
  known: ReadonlyMap<number, Known>,
): Known[] {
  const far = (planet: number) => {
    const jumps = facts?.jumps[planet] ?? 0
    return jumps < 0 ? Infinity : jumps
  }
  return [...known.values()].sort((a, b) => {
    if (!same(a.goal, b.goal)) return b.goal - a.goal
    const [x, y] = [far(a.planet), far(b.planet)]
    return x === y ? a.planet - b.planet : x - y
  })
}

/** The first bases, each with all planets on which it is equally good. */
function firstGroups(ranked: readonly RankedPlanet[]): RankedPlanet[] {
  let groups = 0
  const end = ranked.findIndex(
    ({ goal }, i) => (i === 0 || !same(goal, ranked[i - 1]!.goal)) && ++groups > SHOWN,
  )
  return ranked.slice(0, end < 0 ? ranked.length : end)
}

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
const withMargin = (goal: number) => goal + PROOF * Math.max(1, Math.abs(goal))

/** A set matters only above this: the tenth best planet, plus the precision of a proof. */
function reach(known: ReadonlyMap<number, Known>): number {
  const tenth = [...known.values()].sort((a, b) => b.divided - a.divided)[LEADERS - 1]
  return tenth ? withMargin(tenth.divided) : -Infinity
}

function report(
  facts: PlanetFactColumns,
  asked: number,
  known: ReadonlyMap<number, Known>,
  open: readonly OpenSet[],
): BestPlanets {
  // The bound of a set may have fallen since a base on one of its planets was found.
  const ofSets = new Map(open.flatMap(({ planets, bound }) => planets.map((p) => [p, bound])))
  const all = rankedOf(facts, known).map((base) => {
    const bound = Math.max(base.divided, Math.min(base.bound, ofSets.get(base.planet) ?? Infinity))
    const isProved = bound <= withMargin(base.goal)
    return { ...base, bound, isProved, isRounded: bound <= withMargin(base.divided) }
  })
  const ranked = firstGroups(all)
  const unknown = open[0]?.bound ?? -Infinity
  const bound = Math.max(unknown, ...all.slice(LEADERS).map((base) => base.bound))
  const last = all[LEADERS - 1]?.goal
  return {
    facts,
    ranked,
    bounded: open
      .flatMap(({ planets, bound }) => planets.map((planet) => ({ planet, bound })))
      .filter(({ planet }) => !known.has(planet))
      .slice(0, SHOWN),
    asked,
    bound,
    isDone: unknown <= reach(known),
    isProved: last === undefined ? bound === -Infinity : bound <= withMargin(last),
  }
}
