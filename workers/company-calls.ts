import { companyLines } from '../engine/company/company-lines.ts'
import { type PlanReality, planReality } from '../engine/company/plan-reality.ts'
import { resolvePrices } from '../engine/market/prices.ts'
import { cogcOf } from '../engine/plan/blank.ts'
import { PROGRAM_TYPES } from '../engine/universe/planets.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type { RealityQuestion } from './questions.ts'

/** What of a plan is otherwise in the game. */
export function reality(universe: Universe, question: RealityQuestion): PlanReality {
  const { company, built, now } = question
  const { cx, habitations: _, ...plan } = question.plan
  const planetId = plan.plan.planet.planetid
  const prices = resolvePrices(universe, cx, planetId, plan.rules)
  const planet = universe.planets.indexOf.get(planetId)
  const program = planet === undefined ? -1 : universe.planets.program[planet]!
  return planReality(
    universe,
    { ...plan, prices },
    {
      built,
      lines: company ? (companyLines(universe, company, now).get(planetId) ?? []) : [],
      workforce: company?.workforce.find((base) => base.planetId === planetId),
      cogc: cogcOf(PROGRAM_TYPES[program] ?? null),
    },
  )
}
