import { baseArea, CORE_MODULE_AREA } from '../../game/constants/base.ts'
import { NotAvailable } from '../../universe/diagnostics.ts'
import type { Universe } from '../../universe/universe.ts'
import { type LinearProgram, ProgramBuilder } from '../program.ts'
import { addBuildings, type BuildingColumns } from './buildings.ts'
import { addExperts, type ExpertColumns } from './experts.ts'
import { addComplexity, addMovingLimits } from './limits.ts'
import type { AdvisorRequest } from './request.ts'
import { addTrade, type TradeColumns } from './trade.ts'
import { addUndone, type UndoneColumn } from './undone.ts'

export interface AdvisorModel extends Omit<BuildingColumns, 'paidAlready'> {
  readonly program: LinearProgram
  readonly request: AdvisorRequest
  readonly trade: TradeColumns
  readonly undone: readonly UndoneColumn[]
  readonly experts: ExpertColumns
  readonly constant: number
}

export interface ModelOptions {
  /** What a unit of area costs a day in the objective: `mostPerArea` raises it step by step. */
  readonly areaPrice?: number
}

export function advisorModel(
  universe: Universe,
  request: AdvisorRequest,
  { areaPrice = 0 }: ModelOptions = {},
): AdvisorModel {
  const { site, limits, goal } = request
  const planet = universe.planets.indexOf.get(site.planetNaturalId)
  if (planet === undefined) throw new NotAvailable('Planet', site.planetNaturalId)
  const areaTotal = baseArea(site.permits) - CORE_MODULE_AREA
  const days = goal.kind === 'horizon' ? goal.days : 1
  const construction = goal.kind === 'horizon' ? 1 : 0

  const builder = new ProgramBuilder()
  const { paidAlready, ...columns } = addBuildings(universe, builder, request, planet, areaTotal, {
    days,
    construction,
    areaPrice,
  })
  const { kinds, storages } = columns
  const undone = addUndone(builder, site, kinds)
  const trade = addTrade(universe, builder, request, kinds, undone, areaTotal, days)
  addMovingLimits(universe, builder, limits, trade, storages)
  addComplexity(universe, builder, limits, kinds, areaTotal)
  const working = kinds.filter(({ works }) => works.length > 0)
  const experts = addExperts(universe, builder, site, working, areaTotal)
  return {
    ...columns,
    program: builder.build(),
    request,
    trade,
    undone,
    experts,
    constant: construction * paidAlready - areaPrice * CORE_MODULE_AREA,
  }
}
