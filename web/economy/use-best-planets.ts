import type { PlanetsAsked } from '../../workers/advisor/advisor.ts'
import type { BestPlanets } from '../../workers/advisor/best-planet.ts'
import { advisorHook } from './advisor-hook.ts'

/** The planets with the best bases. */
export const useBestPlanets = advisorHook<PlanetsAsked, BestPlanets, BestPlanets, BestPlanets>({
  needs: () => ({ allPlanets: true }),
  run: (advisor, version, question, options) => advisor.bestPlanets(version, question, options),
  grow: (_, known) => known,
})
