import { EXPERT_TYPES, type PlanWrite } from '../game/plan.ts'
import { WORKFORCES } from '../game/primitives.ts'
import type { ProgramType } from '../game/programs.ts'
import { Cogc } from '../game/programs.ts'

const PROGRAM_PREFIXES = ['ADVERTISING_', 'WORKFORCE_']

export function cogcOf(program: ProgramType | null): Cogc {
  const prefix = PROGRAM_PREFIXES.find((start) => program?.startsWith(start))
  const name = prefix && program?.slice(prefix.length)
  return Cogc.options.find((cogc) => cogc === name) ?? '---'
}

/** All luxuries are on, and the programme is the one that the planet runs. */
export function blankPlan(planet: {
  PlanetNaturalId: string
  COGCProgramActive: ProgramType | null
}): PlanWrite {
  return {
    name: '',
    planet_id: planet.PlanetNaturalId,
    faction: 'NONE',
    permits_used: 1,
    permits_total: 3,
    override_empire: false,
    planet: {
      planetid: planet.PlanetNaturalId,
      permits: 1,
      corphq: false,
      cogc: cogcOf(planet.COGCProgramActive),
      experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: true })),
    },
    infrastructure: [],
    buildings: [],
  }
}
