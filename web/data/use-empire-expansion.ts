import type {
  EmpireExpansion,
  EmpireExpansionQuestion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import { advisorHook } from './advisor-hook.ts'

export const useEmpireExpansion = advisorHook<
  EmpireExpansionQuestion,
  never,
  EmpireExpansion,
  undefined
>({
  needs: ({ question: { existing }, bases }) => ({
    planets: [...new Set([...bases, ...existing].map(({ plan }) => plan.planet.planetid))],
  }),
  run: (advisor, version, asked, { signal }) => advisor.empireExpansion(version, asked, { signal }),
  grow: () => undefined,
})
