import { type PlanReality, planReality, realBaseOn } from '../company/plan-reality.ts'
import type { UpdatedPlan } from '../empire/update.ts'
import { difference, fromPlan } from '../explain/term.ts'
import type { Planet } from '../game/gamedata.ts'
import type { PlanData } from '../game/plan.ts'
import { DAY_MS } from '../game/time.ts'
import { builtBaseOn, differencesFromBuilt } from '../plan/built-base.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { housed } from '../plan/habitations.ts'
import { workersWithoutHomes } from '../plan/workforce.ts'
import { programmeAt } from '../planets/cogc.ts'
import { FACILITY, PROGRAM_TYPES } from '../universe/planets.ts'
import type { Universe } from '../universe/universe.ts'
import type { TodayBase, TodayPlan } from './base.ts'
import type { FoundLine, What } from './line.ts'

type Difference = Pick<FoundLine, 'lostPerDay' | 'derive'>

/** Both profits are at today's prices. */
function earnedLess(
  [moreName, more]: readonly [string, number],
  [lessName, less]: readonly [string, number],
): Difference {
  return {
    lostPerDay: Math.max(0, more - less),
    derive: () =>
      difference('Money lost a day', '$/day', [
        fromPlan(moreName, more, '$/day'),
        fromPlan(lessName, less, '$/day'),
      ]),
  }
}

const lineOf = (
  { planetName, planetNaturalId }: Pick<TodayBase, 'planetName' | 'planetNaturalId'>,
  { uuid, name }: Pick<TodayPlan, 'uuid' | 'name'>,
  what: What,
  inDays: number,
  lost: Difference,
): FoundLine => ({
  key: `${what.kind} ${uuid}`,
  what,
  place: planetName,
  ...{ planetNaturalId, planUuid: uuid, planName: name, inDays, unpriced: [] },
  ...lost,
})

const withPlan = (universe: Universe, { input }: TodayPlan, plan: PlanData): number =>
  evaluatePlan(universe, { ...input, plan }).profit

/** Workers without homes. The loss is the profit with enough homes less the profit of the plan. */
export function workersShort(universe: Universe, base: TodayBase): FoundLine[] {
  return base.plans.flatMap((plan) => {
    const short = workersWithoutHomes(plan.result)
    if (short === 0) return []
    const enough = evaluatePlan(universe, housed(universe, plan.input, 'area')).profit
    const lost = earnedLess(
      ['Profit with homes for all', enough],
      ['Profit of the plan', plan.result.profit],
    )
    return [lineOf(base, plan, { kind: 'workers', short }, 0, lost)]
  })
}

export function programmeEnds(
  universe: Universe,
  base: TodayBase,
  programs: Planet['COGCPrograms'],
  now: number,
): FoundLine[] {
  return base.plans.flatMap((plan) => {
    const { cogc } = plan.input.plan.planet
    if (cogc === '---') return []
    const names: readonly (string | null)[] = [`ADVERTISING_${cogc}`, `WORKFORCE_${cogc}`]
    const planet = universe.planets.indexOf.get(base.planetNaturalId)!
    const running = PROGRAM_TYPES[universe.planets.program[planet]!] ?? null
    const hasChamber = (universe.planets.facilities[planet]! & FACILITY.COGC) !== 0
    const recorded = { COGCPrograms: programs, COGCProgramActive: running }
    const { program, endsAt, unknownSince } = programmeAt(recorded, now)
    // If no programme of a chamber is recorded, its programmes are not known.
    if (unknownSince !== null || (program === null && hasChamber && programs.length === 0))
      return []
    const ends = names.includes(program) ? endsAt : now
    if (ends === null) return []
    const without = withPlan(universe, plan, {
      ...plan.input.plan,
      planet: { ...plan.input.plan.planet, cogc: '---' },
    })
    const lost = earnedLess(
      ['Profit with the programme', plan.result.profit],
      ['Profit without it', without],
    )
    const what = { kind: 'programme', program: cogc } as const
    return [lineOf(base, plan, what, (ends - now) / DAY_MS, lost)]
  })
}

/** The loss is the difference that the plan shows next to its base, with recipes, workers and all that FIO reports. */
export function builtOtherwise(
  universe: Universe,
  sites: Parameters<typeof builtBaseOn>[0],
  base: TodayBase,
): FoundLine | null {
  const built = builtBaseOn(sites, base.planetNaturalId)
  const [plan] = base.plans
  if (!built || !plan) return null
  const planned = base.plans.flatMap(({ input }) => [
    ...input.plan.buildings.map(({ name, amount }) => ({ building: name, amount })),
    ...input.plan.infrastructure.map(({ building, amount }) => ({ building, amount })),
  ])
  const differences = differencesFromBuilt(planned, plan.input.plan.planet.permits, built)
  if (differences.length === 0) return null
  const others = (real: PlanReality | null) =>
    real?.rows.filter(({ change: { kind } }) => kind !== 'permits' && kind !== 'building').length ??
    0
  // If a base has several plans, nobody knows which of them is not built as planned.
  const real =
    base.plans.length > 1
      ? null
      : planReality(
          universe,
          plan.input,
          realBaseOn(universe, base.planetNaturalId, { ...base, built }),
        )
  const lost = real
    ? earnedLess(['Profit as planned', real.profit], ['Profit as it really runs', real.realProfit])
    : { lostPerDay: null, derive: null }
  return lineOf(base, plan, { kind: 'built', differences, others: others(real) }, 0, lost)
}

/** Plans that a game update changes, until the player has read about it. */
export function gameChanged(
  { planetName, planetNaturalId, plans }: TodayBase,
  updated: readonly UpdatedPlan[],
): FoundLine[] {
  return updated.flatMap(({ uuid, changes, profitBefore, profit }) => {
    const plan = plans.find((own) => own.uuid === uuid)
    if (!plan) return []
    const lost =
      profitBefore === null || profit === null
        ? { lostPerDay: null, derive: null }
        : earnedLess(['Profit under the rules before', profitBefore], ['Profit now', profit])
    const kinds = [...new Set(changes.map(({ kind }) => kind))]
    const what = { kind: 'game changed', changes: kinds } as const
    return [lineOf({ planetName, planetNaturalId }, plan, what, 0, lost)]
  })
}
