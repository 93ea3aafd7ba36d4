import { CORE_MODULE_AREA } from '../game/constants/base.ts'
import type { InfrastructureType, PlanData } from '../game/plan.ts'
import { countOf, type Report, unknownBuilding } from '../universe/diagnostics.ts'
import type { Universe } from '../universe/universe.ts'
import { noInfrastructure } from './infrastructure.ts'
import {
  createStaff,
  employ,
  house,
  type Staff,
  setEfficiencies,
  setLuxuries,
} from './workforce.ts'

export interface BaseLayout {
  /** By row of the plan: index of the building, −1 if the data has none of that name. */
  readonly buildings: readonly number[]
  readonly amounts: readonly number[]
  readonly infrastructure: Record<InfrastructureType, number>
  readonly staff: Staff
  readonly areaUsed: number
}

export function layOut(universe: Universe, plan: PlanData, report: Report): BaseLayout {
  const { indexOf, area } = universe.buildings
  const staff = createStaff()
  const infrastructure = noInfrastructure()
  let areaUsed = CORE_MODULE_AREA
  const find = (name: string) => {
    const building = indexOf.get(name)
    if (building === undefined) report(unknownBuilding(name))
    return building ?? -1
  }

  setLuxuries(staff, plan.planet.workforce)
  for (const { building: type, amount: written } of plan.infrastructure) {
    const amount = countOf(written, type, report)
    const building = find(type)
    infrastructure[type] += amount
    if (building < 0) continue
    house(universe, staff, building, amount)
    areaUsed += area[building]! * amount
  }
  const buildings: number[] = []
  const amounts: number[] = []
  for (const { name, amount: written } of plan.buildings) {
    const amount = countOf(written, name, report)
    const building = find(name)
    buildings.push(building)
    amounts.push(amount)
    if (building < 0) continue
    employ(universe, staff, building, amount)
    areaUsed += area[building]! * amount
  }
  setEfficiencies(staff)
  return { buildings, amounts, infrastructure, staff, areaUsed }
}
