import { baseArea, CORE_MODULE_AREA } from '../../game/constants/base.ts'
import { constructionCost } from '../../plan/construction.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import { addBuildings, type BuildingColumns } from '../base/buildings.ts'
import { addExperts, type ExpertColumns } from '../base/experts.ts'
import { addComplexity } from '../base/limits.ts'
import type { AdvisorRequest, Standing } from '../base/request.ts'
import type { ProgramBuilder } from '../program.ts'
import type { EmpireRequest } from './request.ts'

export interface OpenSite extends Pick<BuildingColumns, 'kinds' | 'habitations' | 'storages'> {
  readonly site: number
  readonly request: AdvisorRequest
  readonly experts: ExpertColumns
}

interface SharedRows {
  readonly permitsRow: number | undefined
  readonly basesRow: number | undefined
  readonly budgetRow: number | undefined
  /** $ a day for each $ of construction. */
  readonly construction: number
}

export function addSite(
  universe: Universe,
  builder: ProgramBuilder,
  { sites, limits }: EmpireRequest,
  index: number,
  { permitsRow, basesRow, budgetRow, construction }: SharedRows,
): OpenSite {
  const { site, standing } = sites[index]!
  const planet = universe.planets.indexOf.get(site.planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', site.planetNaturalId)
  const { expertises, recipes } = limits
  const request: AdvisorRequest = {
    site,
    limits: {
      ...(expertises && { expertises }),
      ...(recipes && { recipes }),
      ...(standing && { standing: standingOf(standing) }),
    },
    goal: { kind: 'profit' },
  }
  const areaTotal = baseArea(site.permits) - CORE_MODULE_AREA
  const { paidAlready, kinds, habitations, storages } = addBuildings(
    universe,
    builder,
    request,
    planet,
    areaTotal,
    { days: 1, construction, areaPrice: 0 },
  )
  // Whether there is a base. A new one needs its core module: `paidAlready` is minus its cost.
  const isUsed = builder.addColumn({
    integer: true,
    lower: standing ? 1 : 0,
    upper: 1,
    ...(construction > 0 && { cost: construction * paidAlready }),
  })
  if (permitsRow !== undefined) builder.add(permitsRow, isUsed, site.permits)
  if (basesRow !== undefined) builder.add(basesRow, isUsed, 1)
  const link = builder.addRow(-Infinity, 0)
  builder.add(link, isUsed, -areaTotal)
  const { area, indexOf } = universe.buildings
  const environment = universe.planets.environment[planet]!
  const count = (column: number, building: number) => {
    builder.add(link, column, area[building]!)
    if (budgetRow === undefined) return
    const cost = constructionCost(universe, environment, building, site.prices.buy)
    builder.add(budgetRow, column, cost)
  }
  for (const { column, kind } of kinds) count(column, kind.building)
  for (const { column, type } of [...habitations, ...storages]) count(column, indexOf.get(type)!)
  if (budgetRow !== undefined) builder.add(budgetRow, isUsed, -paidAlready)
  // An existing base may already have more kinds than a new one may have.
  if (!standing) addComplexity(universe, builder, limits, kinds, areaTotal)
  const working = kinds.filter(({ works }) => works.length > 0)
  const experts = addExperts(universe, builder, site, working, areaTotal)
  return { site: index, request, kinds, habitations, storages, experts }
}

function standingOf({
  buildings,
  infrastructure,
}: NonNullable<EmpireRequest['sites'][number]['standing']>): Standing {
  return {
    buildings: buildings.map(({ name, amount }) => ({ ticker: name, amount })),
    infrastructure: Object.fromEntries(
      infrastructure.map(({ building, amount }) => [building, amount]),
    ),
  }
}
