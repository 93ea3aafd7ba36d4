import type { BestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { BestPlanetsAsked } from '../../workers/advisor/advisor.ts'
import { advisorHook } from './advisor-hook.ts'

export const useBestPlanets = advisorHook<BestPlanetsAsked, BestPlanets, BestPlanets, BestPlanets>({
  needs: () => ({ planets: 'all' }),
  run: (advisor, version, question, options) => advisor.bestPlanets(version, question, options),
  grow: (_, known) => known,
})
