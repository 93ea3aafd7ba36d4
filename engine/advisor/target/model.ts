import { baseArea, CORE_MODULE_AREA } from '../../game/constants/base.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import { addBuildings, type BuildingColumns, type KindColumn } from '../buildings.ts'
import type { Net } from '../columns.ts'
import { addExperts, type ExpertColumns } from '../experts.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import type { AdvisorRequest } from '../request.ts'
import { addTargetFlows, type FlowColumn } from './flows.ts'
import type { TargetRequest } from './request.ts'

export interface SiteColumns extends Pick<BuildingColumns, 'habitations' | 'storages'> {
  /** Without the works that are of no use to the target. */
  readonly kinds: readonly KindColumn[]
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
  const all = request.sites.map((_, index) => addSite(universe, builder, request, index, mostBases))
  const useful = usefulOf(
    wanted.map(({ material }) => material),
    all.map(({ kinds }) => kinds),
  )
  const flows = addTargetFlows(universe, builder, request, wanted, useful)
  const program = builder.build()
  for (const [index, { kinds }] of all.entries()) {
    const kept = new Set(useful[index]!)
    for (const kind of kinds) if (!kept.has(kind)) close(program, kind)
  }
  const sites = all.map((site, index) => ({ ...site, kinds: useful[index]! }))
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
  const { paidAlready, kinds, habitations, storages } = addBuildings(
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
  for (const { column, kind } of kinds) builder.add(link, column, area[kind.building]!)
  for (const { column, type } of habitations) builder.add(link, column, area[indexOf.get(type)!]!)
  const experts = addExperts(universe, builder, site, kinds, areaTotal)
  return { request, kinds, habitations, storages, experts }
}

function close(program: LinearProgram, { column, works }: KindColumn) {
  for (const each of [column, ...works.map(({ column }) => column)]) program.upper[each] = 0
}

/**
 * Kinds of buildings with a work that helps to make what is wanted, its inputs or what its workers use; the others would
 * only slow the solver down. Such a building keeps all of its works, one of which may fill the rest of its time for less.
 */
function usefulOf(
  wanted: readonly number[],
  sites: readonly (readonly KindColumn[])[],
): KindColumn[][] {
  const needed = new Set(wanted)
  const left = sites.map((kinds) => new Set(kinds))
  const seen = new Set<number>()
  const isUseful = ({ works }: KindColumn) =>
    works.some(({ work }) => work.net.some(([m, perDay]) => perDay > 0 && needed.has(m)))
  const useful = sites.map((): KindColumn[] => [])
  const need = (net: Net) => {
    for (const [material, perDay] of net) if (perDay < 0) needed.add(material)
  }
  for (let count = -1; count !== needed.size; ) {
    count = needed.size
    for (const [index, kinds] of left.entries()) {
      for (const kind of kinds) {
        if (!isUseful(kind)) continue
        need(kind.kind.net)
        for (const { column, work } of kind.works) {
          if (seen.has(column) || !work.net.some(([m, perDay]) => perDay > 0 && needed.has(m)))
            continue
          seen.add(column)
          need(work.net)
        }
        if (!useful[index]!.includes(kind)) useful[index]!.push(kind)
      }
    }
  }
  return useful
}
