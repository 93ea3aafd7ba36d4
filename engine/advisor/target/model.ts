import { baseArea, CORE_MODULE_AREA } from '../../reference/base.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import type { ActivityColumn } from '../columns.ts'
import { addExperts, type ExpertColumns } from '../experts.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import type { AdvisorRequest } from '../request.ts'
import { addWholeBuildings, type WholeBuildingColumns } from '../whole-buildings.ts'
import { addFlows, type FlowColumn } from './flows.ts'
import type { TargetRequest } from './request.ts'

export interface SiteColumns
  extends Pick<WholeBuildingColumns, 'activities' | 'habitations' | 'storages'> {
  readonly request: AdvisorRequest
  readonly experts: ExpertColumns
}

export interface TargetModel {
  readonly program: LinearProgram
  readonly request: TargetRequest
  readonly sites: readonly SiteColumns[]
  readonly flows: readonly FlowColumn[]
}

/** What a base leaves over goes to others, what is missing is bought; the objective is minus the cost a day. */
export function targetModel(universe: Universe, request: TargetRequest): TargetModel {
  const wanted = request.wanted.map(({ ticker, perDay }) => {
    const material = universe.materials.indexOf.get(ticker)
    if (material === undefined) throw new NotAvailable('Material', ticker)
    return { material, perDay }
  })
  const builder = new ProgramBuilder()
  const mostBases = builder.addRow(-Infinity, request.limits.mostBases ?? request.sites.length)
  const sites = request.sites.map((_, index) =>
    addSite(universe, builder, request, index, mostBases),
  )
  const useful = usefulOf(
    wanted.map(({ material }) => material),
    sites,
  )
  const flows = addFlows(universe, builder, request, wanted, useful)
  const program = builder.build()
  for (const [index, { activities }] of sites.entries()) {
    const kept = new Set(useful[index]!.map(({ column }) => column))
    for (const { column } of activities) if (!kept.has(column)) program.upper[column] = 0
  }
  return { program, request, sites, flows }
}

function addSite(
  universe: Universe,
  builder: ProgramBuilder,
  { sites, limits, investmentDays }: TargetRequest,
  index: number,
  mostBases: number,
): SiteColumns {
  const site = sites[index]!
  const planet = universe.planets.indexOf.get(site.planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', site.planetNaturalId)
  const { expertises, recipes } = limits
  const request: AdvisorRequest = {
    site,
    limits: { ...(expertises && { expertises }), ...(recipes && { recipes }) },
    goal: { kind: 'profit' },
  }
  const areaTotal = baseArea(site.permits) - CORE_MODULE_AREA
  const { paidAlready, activities, habitations, storages } = addWholeBuildings(
    universe,
    builder,
    request,
    planet,
    areaTotal,
    { days: 1, construction: 1 / investmentDays, areaPrice: 0 },
  )
  // A base needs its core module: `paidAlready` is minus its cost.
  const isUsed = builder.addColumn({ whole: true, upper: 1, cost: paidAlready / investmentDays })
  builder.add(mostBases, isUsed, 1)
  const link = builder.addRow(-Infinity, 0)
  builder.add(link, isUsed, -areaTotal)
  const { area, indexOf } = universe.buildings
  for (const { column, activity } of activities) builder.add(link, column, area[activity.building]!)
  for (const { column, type } of habitations) builder.add(link, column, area[indexOf.get(type)!]!)
  const experts = addExperts(
    universe,
    builder,
    site,
    activities.flatMap(({ column, activity }) =>
      activity.recipe ? [{ column, kind: activity }] : [],
    ),
    areaTotal,
  )
  return { request, activities, habitations, storages, experts }
}

/**
 * Activities that help to make what is wanted, its inputs or what its workers use; the others would only slow the
 * solver down.
 */
function usefulOf(wanted: readonly number[], sites: readonly SiteColumns[]): ActivityColumn[][] {
  const needed = new Set(wanted)
  const left = sites.map(({ activities }) => new Set(activities))
  const useful = sites.map((): ActivityColumn[] => [])
  for (let found = true; found; ) {
    found = false
    for (const [index, activities] of left.entries()) {
      for (const entry of activities) {
        const { net } = entry.activity
        if (!net.some(([material, perDay]) => perDay > 0 && needed.has(material))) continue
        activities.delete(entry)
        useful[index]!.push(entry)
        for (const [material, perDay] of net) if (perDay < 0) needed.add(material)
        found = true
      }
    }
  }
  return useful
}
