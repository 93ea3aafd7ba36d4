import type { EmpireAnswer, EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import type { EmpireAsked } from '../../workers/advisor/advisor.ts'
import { advisorHook } from './advisor-hook.ts'

export const useBestEmpire = advisorHook<EmpireAsked, EmpireProgress, EmpireAnswer, EmpireProgress>(
  {
    needs: ({ question: { planets, existing } }) => ({
      planets:
        planets === 'all'
          ? planets
          : [...new Set([...planets, ...existing.map(({ plan }) => plan.planet.planetid)])],
    }),
    run: (advisor, version, asked, options) => advisor.bestEmpire(version, asked, options),
    grow: (_, progress) => progress,
  },
)
