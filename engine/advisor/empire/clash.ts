import type { Universe } from '../../universe/universe.ts'
import { clashAmong, keptLimits, maxChecks, type NamedLimit, namedLimits } from '../base/clash.ts'
import { isFeasible, type Solver } from '../solver.ts'
import { keptBases } from './fixed-base.ts'
import { empireModel } from './model.ts'
import type { EmpireLimits } from './question.ts'
import { empireRelaxation } from './relaxation.ts'
import { type EmpireRequest, openSites } from './request.ts'

const OF_ALL = ['permits', 'budget', 'fleetHours'] as const

/** A field, one material of a field that lists several, or a base that has to stay. */
export type NamedEmpireLimit =
  | { readonly field: (typeof OF_ALL)[number] }
  | (NamedLimit & { readonly field: keyof EmpireLimits })
  | { readonly field: 'existing'; readonly existing: number }

/** Empty if there is no solution even without limits. */
export function clashingEmpireLimits(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  secondsAtMost: number,
): readonly NamedEmpireLimit[] {
  const { limits, sites } = request
  const all: NamedEmpireLimit[] = [
    ...(namedLimits(limits) as (NamedLimit & { field: keyof EmpireLimits })[]),
    ...OF_ALL.filter((field) => limits[field] !== undefined).map((field) => ({ field })),
    ...sites.flatMap(({ existing }) =>
      existing === null ? [] : [{ field: 'existing', existing } as const],
    ),
  ]
  const each = secondsAtMost / maxChecks(all.length)
  return clashAmong(all, (kept) => canHold(solver, universe, keptOf(request, kept), each))
}

function keptOf(request: EmpireRequest, kept: readonly NamedEmpireLimit[]): EmpireRequest {
  const named = kept.filter((limit) => limit.field !== 'existing') as NamedLimit[]
  const { permits, budget, fleetHours, ...limits } = request.limits
  const keeps = (field: string) => kept.some((limit) => limit.field === field)
  const stays = (existing: number | null) =>
    existing === null ||
    kept.some((limit) => limit.field === 'existing' && limit.existing === existing)
  return {
    ...request,
    sites: request.sites.map((site) =>
      stays(site.existing) ? site : { ...site, kind: 'new', standing: undefined },
    ),
    limits: {
      ...keptLimits(limits, named),
      permits: keeps('permits') ? permits : Infinity,
      ...(keeps('budget') && budget !== undefined && { budget }),
      ...(keeps('fleetHours') && fleetHours !== undefined && { fleetHours }),
    },
  }
}

/** With more sites, only the relaxation is checked. */
const MAX_TRIED = 24

/** Whether any empire keeps these limits. True if the time is too short to find out. */
export function canHold(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  secondsAtMost: number,
): boolean {
  const fixed = keptBases(universe, request)
  const open = openSites(request)
  if (!solver.relax(empireRelaxation(universe, request, open, fixed).program)) return false
  if (open.length > MAX_TRIED) return true
  const { program } = empireModel(universe, request, { open, fixed })
  return isFeasible(solver, program, Number.isFinite(secondsAtMost) ? secondsAtMost : undefined)
}
