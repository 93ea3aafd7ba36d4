import type { EmpireWrite } from '../../game/empire.ts'
import type { PlanWrite } from '../../game/plan.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import type { TargetBase } from './solution.ts'

/** The empire keeps the bonus that its bases were calculated with. */
export function targetEmpire(
  name: string,
  bases: readonly TargetBase[],
  bonus: EmpireBonus | null,
): EmpireWrite {
  const permits = bases.reduce((sum, { plan }) => sum + plan.planet.permits, 0)
  return {
    name,
    faction: bonus?.faction ?? 'NONE',
    permits_used: Math.max(1, bonus?.permits_used ?? permits),
    permits_total: Math.max(2, bonus?.permits_total ?? permits),
    use_fio_storage: false,
  }
}

export const targetPlan = (
  { name, faction }: EmpireWrite,
  { plan }: TargetBase,
  empire_uuid: string,
): PlanWrite => ({
  ...plan,
  name: `${name} · ${plan.planet.planetid}`,
  planet_id: plan.planet.planetid,
  faction,
  permits_used: plan.planet.permits,
  permits_total: Math.max(3, plan.planet.permits),
  override_empire: false,
  empire_uuid,
})
