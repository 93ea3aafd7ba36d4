import type { PlanData } from '../../game/plan.ts'
import type { Universe } from '../../universe/universe.ts'
import type { BuildingKind, Work } from '../base/columns.ts'
import { type RowSpec, withRows } from '../program.ts'
import type { Solver } from '../solver.ts'
import type { EmpireProposal, EmpireWorth } from './answer.ts'
import { withRoundings } from './cuts.ts'
import { type FixedBase, fixedBase, keptBases, standingBases } from './fixed-base.ts'
import { groupKey, kindKey } from './groups.ts'
import { fittingWorks } from './markets.ts'
import { type EmpireModel, empireModel, withWorks } from './model.ts'
import { empireProposal, proposedBases, withLosses } from './proposal.ts'
import { empireRelaxation } from './relaxation.ts'
import { type EmpireRequest, openSites } from './request.ts'
import { roundedEmpire } from './rounded.ts'
import { empireWorth } from './worth.ts'

/** A base in the form that workers send each other. */
export interface PortableBase {
  readonly site: number
  readonly plan: PlanData
}
export interface FoundEmpire {
  readonly bases: readonly PortableBase[]
  readonly proposal: EmpireProposal
}

export interface EmpireBound {
  readonly bound: number
  readonly planets: readonly string[]
  readonly near: readonly string[]
  readonly worth: EmpireWorth
}

/** Of more planets, only the most promising ones are searched with whole buildings. */
export const MAX_SEARCHED_SITES = 24
const MAX_NEAR = 160
const MIN_USED = 1e-6

/** Undefined if the limits clash. */
export function empireBound(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
): EmpireBound | undefined {
  const relaxation = empireRelaxation(
    universe,
    request,
    openSites(request),
    keptBases(universe, request),
  )
  const found = withRoundings(solver, relaxation.program, relaxation.balances)
  if (!found) return undefined
  const { objective, values, columnDual } = found.relaxed
  const near = relaxation.groups.toSorted((a, b) => columnDual[b.column]! - columnDual[a.column]!)
  return {
    bound: objective + relaxation.constant,
    planets: siteOrder(request, relaxation.units, values, columnDual).map(
      (site) => request.sites[site]!.site.planetNaturalId,
    ),
    near: [...new Set(near.map(({ group }) => group.key))].slice(0, MAX_NEAR),
    worth: empireWorth(universe, relaxation.rows, found.relaxed),
  }
}

/** Sites by use, then by how little they are short of paying. Of equal sites, those with the cheapest surroundings. */
function siteOrder(
  { sites }: EmpireRequest,
  units: ReturnType<typeof empireRelaxation>['units'],
  values: Float64Array,
  columnDual: Float64Array,
): number[] {
  const used = (column: number) => Math.max(0, values[column]!)
  const ordered = units.toSorted(
    (a, b) => used(b.column) - used(a.column) || columnDual[b.column]! - columnDual[a.column]!,
  )
  const standing = [...sites.keys()].filter((site) => sites[site]!.kind === 'change')
  const order = ordered.flatMap(({ column, unit }) =>
    unit.sites.slice(0, Math.max(1, Math.ceil(used(column) - MIN_USED) + 1)),
  )
  return [...new Set([...standing, ...order])].slice(
    0,
    Math.max(MAX_SEARCHED_SITES, standing.length),
  )
}

/** The buildings that a solution of the relaxation has, and the planets for them. */
export interface TargetMix {
  readonly bound: number
  readonly sites: readonly number[]
  /** By kind, the number of its buildings. */
  readonly amounts: Readonly<Record<string, number>>
  /** The recipes that they run. */
  readonly keys: readonly string[]
  readonly values: Float64Array
}

export interface Solving {
  readonly secondsAtMost: number
  readonly gap: number
  /** The share of each planet's area that is used, so that whole homes have room. A bound needs all of it. */
  readonly areaShare: number
  /** Leaves out works whose whole runs cannot match. A bound needs all works. */
  readonly fitsWholeRuns: boolean
  /** A solution for the same sites, with any share of the area. */
  readonly start?: Float64Array | undefined
}

export function targetMix(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  open: readonly number[],
  { areaShare, fitsWholeRuns, onBound, ...limits }: Solving & { onBound?: (bound: number) => void },
): TargetMix | undefined {
  const fixed = keptBases(universe, request)
  const relaxation = empireRelaxation(universe, request, open, fixed, areaShare)
  if (fitsWholeRuns) {
    const fits = fittingWorks(universe, request)
    for (const { column, group } of relaxation.groups) {
      if (!fits(group.activity)) relaxation.program.upper[column] = 0
    }
  }
  const cut = withRoundings(solver, relaxation.program, relaxation.balances)
  if (!cut) return undefined
  const solved = solver.solve(cut.program, {
    gap: limits.gap,
    start: limits.start,
    ...(Number.isFinite(limits.secondsAtMost) && { secondsAtMost: limits.secondsAtMost }),
    ...(onBound && { onProgress: ({ bound }) => onBound(bound + relaxation.constant) }),
  })
  if (solved.status === 'infeasible') return undefined
  const bound = Math.min(solved.bound, cut.relaxed.objective) + relaxation.constant
  if (solved.status === 'nothingFound')
    return { bound, sites: [], amounts: {}, keys: [], values: new Float64Array() }
  const amounts: Record<string, number> = {}
  for (const { column, key } of relaxation.wholes) {
    const amount = Math.round(solved.values[column]!)
    if (amount > 0) amounts[key] = amount
  }
  const keys = relaxation.groups.flatMap(({ column, group }) =>
    solved.values[column]! > MIN_USED ? [group.key] : [],
  )
  const sites = relaxation.units.flatMap(({ column, unit }) =>
    unit.sites.slice(0, Math.round(solved.values[column]!)),
  )
  return { bound, sites, amounts, keys: [...new Set(keys)], values: solved.values }
}

/** On a site, a neighbourhood may use the near groups, existing buildings and the recipes that already run there. */
function keeping(
  universe: Universe,
  request: EmpireRequest,
  keys: ReadonlySet<string>,
  bases: readonly PortableBase[],
) {
  const standing = new Map(
    request.sites.map(({ standing: plan }, site) => [
      site,
      new Set(plan?.buildings.map(({ name }) => name)),
    ]),
  )
  const fits = fittingWorks(universe, request)
  const works = new Set(
    bases.flatMap(({ site, plan }) =>
      plan.buildings.flatMap(({ active_recipes }) =>
        active_recipes.map(({ recipeid }) => `${site} ${recipeid}`),
      ),
    ),
  )
  return (site: number, kind: BuildingKind, work: Work) =>
    (keys.has(groupKey(kind, work)) && fits(work)) ||
    works.has(`${site} ${work.recipe.id}`) ||
    (standing.get(site)?.has(universe.buildings.ticker[kind.building]!) ?? false)
}

/** Places the target mix on planets: of each kind as many buildings as it has, or one fewer. */
export function roundMix(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  { sites, amounts, keys: planned }: TargetMix,
  secondsAtMost: number,
): FoundEmpire | undefined {
  const fixed = keptBases(universe, request)
  const keeps = keeping(universe, request, new Set(planned), [])
  const model = empireModel(universe, request, {
    open: sites,
    fixed,
    narrowed: (all) => withWorks(all, keeps),
  })
  const columns = new Map<string, number[]>()
  for (const { kinds } of model.open) {
    for (const { column, kind } of kinds) {
      const key = kindKey(kind)
      if (amounts[key] === undefined) continue
      columns.set(key, [...(columns.get(key) ?? []), column])
    }
  }
  const rows = [...columns].flatMap(([key, all]): RowSpec[] => [
    { upper: amounts[key]!, entries: all.map((column) => [column, 1]) },
    { upper: 1 - amounts[key]!, entries: all.map((column) => [column, -1]) },
  ])
  for (const program of [withRows(model.program, rows), model.program]) {
    const solved = solver.solve(program, { secondsAtMost, gap: ROUNDING_GAP })
    const found = 'values' in solved ? foundOf(solver, universe, model, solved.values) : undefined
    if (found) return found
  }
  return undefined
}

const ROUNDING_GAP = 0.02
const STEP_GAP = 0.001

export interface Neighbourhood {
  readonly bases: readonly PortableBase[]
  /** Sites whose bases are given up, and further sites that may be used. */
  readonly free: readonly number[]
  readonly near: readonly string[]
  readonly profit: number
  readonly secondsAtMost: number
}

export function improve(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  { bases, free, near, profit, secondsAtMost }: Neighbourhood,
): FoundEmpire | undefined {
  const isFree = new Set(free)
  const fixed = fixedOf(universe, request, bases).filter(({ site }) => !isFree.has(site))
  const keeps = keeping(universe, request, new Set(near), bases)
  const model = empireModel(universe, request, {
    open: free,
    fixed,
    narrowed: (all) => withWorks(all, keeps),
  })
  const solved = solver.solve(model.program, {
    secondsAtMost,
    gap: STEP_GAP,
    stopBelow: profit - model.constant,
  })
  if (!('values' in solved) || solved.objective + model.constant <= profit + MIN_GAIN) {
    return undefined
  }
  const found = foundOf(solver, universe, model, solved.values)
  return found && found.proposal.totals.profit > profit + MIN_GAIN ? found : undefined
}

const MIN_GAIN = 1

function foundOf(
  solver: Solver,
  universe: Universe,
  model: EmpireModel,
  values: Float64Array,
): FoundEmpire | undefined {
  const rounded = roundedEmpire(solver, model, values)
  if (!rounded) return undefined
  return evaluateFound(solver, universe, model.request, proposedBases(universe, model, rounded))
}

function evaluateFound(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  fixed: readonly FixedBase[],
): FoundEmpire | undefined {
  const proposal = empireProposal(solver, universe, request, fixed)
  return proposal && { proposal, bases: fixed.map(({ site, plan }) => ({ site, plan })) }
}

const fixedOf = (universe: Universe, { sites }: EmpireRequest, bases: readonly PortableBase[]) =>
  bases.map(({ site, plan }) => fixedBase(universe, sites[site]!, site, plan))

/** Undefined if the bases break a limit. */
export const evaluated = (
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  bases: readonly PortableBase[],
): FoundEmpire | undefined =>
  evaluateFound(solver, universe, request, fixedOf(universe, request, bases))

/** Undefined if the bases break a limit. */
export const asToday = (
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
): FoundEmpire | undefined =>
  evaluateFound(solver, universe, request, standingBases(universe, request))

export function finished(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  bases: readonly PortableBase[],
  proposal: EmpireProposal,
): EmpireProposal {
  return withLosses(solver, universe, request, fixedOf(universe, request, bases), proposal)
}
