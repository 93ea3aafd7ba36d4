import type { EmpireSummary } from '../../engine/game/empire.ts'
import type { Plan, PlanWrite } from '../../engine/game/plan.ts'

/** What the server makes of a plan that is written. */
export function storedForm(
  { planet, infrastructure, buildings, version, empire_uuid: _, ...head }: PlanWrite,
  uuid: string,
  empires: EmpireSummary[],
): Plan {
  const parts = { planet, infrastructure, buildings, ...(version !== undefined && { version }) }
  return { ...head, uuid, baseplanner_data: parts, empires }
}
