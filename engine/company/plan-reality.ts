import type { BaseWorkforce } from '../game/company.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import { EXPERT_TYPES, type ExpertType, type PlanData } from '../game/plan.ts'
import type { Workforce } from '../game/primitives.ts'
import type { Cogc } from '../game/programs.ts'
import { cogcOf } from '../plan/blank.ts'
import { type BuiltBase, compareBuildings, withBuiltBase } from '../plan/built-base.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import type { PlanInput } from '../plan/input.ts'
import type { PlanResult } from '../plan/result.ts'
import { constructionOf } from '../supply/cart.ts'
import { PROGRAM_TYPES } from '../universe/planets.ts'
import type { Universe } from '../universe/universe.ts'
import type { CompanyLine } from './company-lines.ts'
import { type ExplainedBase, explainBase } from './line-efficiency.ts'
import { withRealProduction } from './real-plan.ts'
import {
  gainAtRates,
  type RealEfficiency,
  ratesOfEfficiency,
  ratesOfWorkers,
  type ShortWorkers,
  shortWorkers,
  type WorkRates,
} from './work-rates.ts'

type Recipes = PlanData['buildings'][number]['active_recipes']

/** Something that differs between a plan and the base in the game. */
export type RealityChange =
  | { readonly kind: 'permits'; readonly planned: number; readonly real: number }
  | {
      readonly kind: 'building'
      readonly building: string
      readonly planned: number
      readonly real: number
    }
  | {
      readonly kind: 'recipes'
      readonly building: string
      readonly planned: Recipes
      readonly real: Recipes
    }
  | {
      readonly kind: 'experts'
      readonly expert: ExpertType
      readonly planned: number
      readonly real: number
    }
  | { readonly kind: 'programme'; readonly planned: Cogc; readonly real: Cogc }
  | { readonly kind: 'headquarters'; readonly planned: boolean; readonly real: boolean }
  | {
      readonly kind: 'luxury'
      readonly workforce: Workforce
      readonly luxury: 1 | 2
      readonly planned: boolean
      readonly real: boolean
    }
  | (Omit<ShortWorkers, 'left'> & { readonly kind: 'workers' })
  | {
      /** A reported efficiency that nothing we know explains. */
      readonly kind: 'efficiency'
      readonly building: string
      readonly planned: number
      readonly real: number
    }

/** Differences that a plan can store. */
export type PlannedChange = Exclude<RealityChange, { kind: 'workers' | 'efficiency' }>

export interface RealityRow {
  readonly change: RealityChange
  /** $ a day that the plan would earn more with only this change. */
  readonly difference: number
  /** The plan with only this change; null if no plan can store it. */
  readonly plan: PlanData | null
}

export interface RealPlanChanges {
  readonly changes: readonly PlannedChange[]
  /** The plan with every change. */
  readonly plan: PlanData
  readonly efficiencies: readonly RealEfficiency[]
  /** Buildings whose recipes FIO does not report. */
  readonly unknownRecipes: readonly string[]
  /** Whether experts, programme and headquarters follow from reported efficiencies. */
  readonly hasConditions: boolean
  /** Whether FIO reports the workers, and so the luxuries that they get. */
  readonly hasWorkers: boolean
}

export interface PlanReality extends Omit<RealPlanChanges, 'changes'> {
  readonly rows: readonly RealityRow[]
  readonly profit: number
  readonly realProfit: number
}

export interface RealBase {
  /** Null where FIO knows no buildings there. */
  readonly built: BuiltBase | null
  readonly lines: readonly CompanyLine[]
  readonly workforce: BaseWorkforce | undefined
  /** The programme that the planet is known to run. */
  readonly cogc: Cogc | null
}

/** The base on a planet as the game reports it. */
export function realBaseOn(
  { planets }: Universe,
  planetNaturalId: string,
  reported: Pick<RealBase, 'built' | 'lines' | 'workforce'>,
): RealBase {
  const planet = planets.indexOf.get(planetNaturalId)
  const program = planet === undefined ? -1 : planets.program[planet]!
  return { ...reported, cogc: cogcOf(PROGRAM_TYPES[program] ?? null) }
}

/** The plan changed to what its base really has and runs, with the differences. */
export function realPlan(
  universe: Universe,
  planned: PlanData,
  { built, lines, workforce, cogc }: RealBase,
  { empire, rules = CLASSIC }: Pick<PlanInput, 'empire' | 'rules'>,
): RealPlanChanges {
  const standing = built
    ? withBuiltBase(planned, { ...built, permits: Math.max(1, built.permits) })
    : planned
  const explained =
    lines.length > 0
      ? explainBase(universe, planned.planet.planetid, lines, { cogc, workforce, empire })
      : null
  const { plan, unknownRecipes, hasConditions } = withRealProduction(
    standing,
    lines,
    explained,
    workforce,
    rules,
  )
  return {
    changes: changesBetween(planned, plan, built),
    plan,
    efficiencies: efficienciesOf(explained),
    unknownRecipes,
    hasConditions,
    hasWorkers: workforce !== undefined,
  }
}

/** The same, with the effect of each difference by itself. */
export function planReality(universe: Universe, input: PlanInput, base: RealBase): PlanReality {
  const { plan: planned } = input
  const { changes, ...real } = realPlan(universe, planned, base, input)
  const resultOf = (of: PlanData) => evaluatePlan(universe, { ...input, plan: of })
  const [result, really] = [resultOf(planned), resultOf(real.plan)]
  const { profit } = result
  const gainOf = (of: PlanResult, rates: WorkRates) =>
    gainAtRates(universe, of, input.prices, rates)
  const short = shortWorkers(really, base.workforce)
  const rows = changes.map((change) => {
    const plan = withChange(planned, real.plan, change)
    return { change, plan, difference: resultOf(plan).profit - profit }
  })
  const ofWorkers = short.map(
    ({ left, ...workers }): RealityRow => ({
      change: { kind: 'workers', ...workers },
      plan: null,
      difference: gainOf(result, ratesOfWorkers(universe, result, [{ left, ...workers }])),
    }),
  )
  const ofEfficiency = [...ratesOfEfficiency(result, real.efficiencies)].map(
    ([building, rate]): RealityRow => {
      const { totalEfficiency } = result.production.buildings.find(({ name }) => name === building)!
      return {
        change: {
          ...{ kind: 'efficiency', building },
          ...{ planned: totalEfficiency, real: rate * totalEfficiency },
        },
        plan: null,
        difference: gainOf(result, new Map([[building, rate]])),
      }
    },
  )
  // A reported efficiency already includes the workers.
  const rates = new Map([
    ...ratesOfWorkers(universe, really, short),
    ...ratesOfEfficiency(really, real.efficiencies),
  ])
  return {
    ...real,
    rows: [...rows, ...ofWorkers, ...ofEfficiency],
    profit,
    realProfit: really.profit + gainOf(really, rates),
  }
}

const efficienciesOf = (explained: ExplainedBase | null): RealEfficiency[] =>
  explained?.lines.map(({ line, reported, calculated, isExplained }) => ({
    building: line.ticker,
    ...{ reported, calculated, isExplained },
  })) ?? []

function changesBetween(
  planned: PlanData,
  real: PlanData,
  built: BuiltBase | null,
): PlannedChange[] {
  const changes: PlannedChange[] = []
  if (planned.planet.permits !== real.planet.permits)
    changes.push({
      kind: 'permits',
      planned: planned.planet.permits,
      real: real.planet.permits,
    })
  if (built)
    for (const row of compareBuildings(constructionOf(planned, false), built))
      if (row.planned !== row.built && row.building !== 'CM')
        changes.push({
          kind: 'building',
          building: row.building,
          planned: row.planned,
          real: row.built,
        })
  for (const { name, active_recipes } of real.buildings) {
    const before = planned.buildings.find((row) => row.name === name)
    if (before && !sameRecipes(before.active_recipes, active_recipes))
      changes.push({
        kind: 'recipes',
        building: name,
        planned: before.active_recipes,
        real: active_recipes,
      })
  }
  for (const expert of EXPERT_TYPES) {
    const [wanted, assigned] = [planned, real].map(
      ({ planet }) => planet.experts.find(({ type }) => type === expert)?.amount ?? 0,
    )
    if (wanted !== assigned)
      changes.push({ kind: 'experts', expert, planned: wanted!, real: assigned! })
  }
  const [before, after] = [planned.planet, real.planet]
  if (before.cogc !== after.cogc)
    changes.push({ kind: 'programme', planned: before.cogc, real: after.cogc })
  if (before.corphq !== after.corphq)
    changes.push({ kind: 'headquarters', planned: before.corphq, real: after.corphq })
  for (const { type, ...now } of after.workforce) {
    const then = before.workforce.find((row) => row.type === type) ?? { lux1: true, lux2: true }
    for (const [luxury, name] of [
      [1, 'lux1'],
      [2, 'lux2'],
    ] as const)
      if (then[name] !== now[name])
        changes.push({
          kind: 'luxury',
          workforce: type,
          luxury,
          planned: then[name],
          real: now[name],
        })
  }
  return changes
}

/** The same recipes in the same proportion. */
function sameRecipes(a: Recipes, b: Recipes): boolean {
  const shares = (recipes: Recipes) => {
    const all = recipes.reduce((sum, { amount }) => sum + amount, 0)
    const runs = new Map<string, number>()
    for (const { recipeid, amount } of recipes)
      if (amount > 0) runs.set(recipeid, (runs.get(recipeid) ?? 0) + amount / all)
    return runs
  }
  const [left, right] = [shares(a), shares(b)]
  if (left.size !== right.size) return false
  return [...left].every(([id, share]) => Math.abs((right.get(id) ?? -1) - share) < 1e-9)
}

function withChange(planned: PlanData, real: PlanData, change: PlannedChange): PlanData {
  const { planet } = planned
  switch (change.kind) {
    case 'permits':
      return { ...planned, planet: { ...planet, permits: change.real } }
    case 'building':
      return withAmountOf(planned, real, change.building)
    case 'recipes':
      return {
        ...planned,
        buildings: planned.buildings.map((row) =>
          row.name === change.building ? { ...row, active_recipes: change.real } : row,
        ),
      }
    case 'experts':
      return {
        ...planned,
        planet: {
          ...planet,
          experts: EXPERT_TYPES.map((type) =>
            type === change.expert
              ? { type, amount: change.real }
              : (planet.experts.find((row) => row.type === type) ?? { type, amount: 0 }),
          ),
        },
      }
    case 'programme':
      return { ...planned, planet: { ...planet, cogc: change.real } }
    case 'headquarters':
      return { ...planned, planet: { ...planet, corphq: change.real } }
    case 'luxury':
      return {
        ...planned,
        planet: {
          ...planet,
          workforce: real.planet.workforce.map((row) => {
            const before = planet.workforce.find(({ type }) => type === row.type)
            const kept = before ?? { type: row.type, lux1: true, lux2: true }
            if (row.type !== change.workforce) return kept
            return change.luxury === 1 ? { ...kept, lux1: row.lux1 } : { ...kept, lux2: row.lux2 }
          }),
        },
      }
  }
}

function withAmountOf(planned: PlanData, real: PlanData, building: string): PlanData {
  const others = <Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string) =>
    rows.filter((row) => nameOf(row) !== building)
  return {
    ...planned,
    infrastructure: [
      ...others(planned.infrastructure, (row) => row.building),
      ...real.infrastructure.filter((row) => row.building === building),
    ],
    buildings: [
      ...others(planned.buildings, ({ name }) => name),
      ...real.buildings
        .filter(({ name }) => name === building)
        .map((row) => ({
          ...row,
          active_recipes:
            planned.buildings.find(({ name }) => name === building)?.active_recipes ??
            row.active_recipes,
        })),
    ],
  }
}
