import type { PlanData } from '../../game/plan.ts'
import type { BestEmpireQuestion } from './question.ts'

const MAX_BASES = 20

interface Asked extends Pick<BestEmpireQuestion, 'planets' | 'permitsPerBase'> {
  readonly permits: number
  readonly existing: readonly { readonly plan: { readonly planet: PlanData['planet'] } }[]
}

/** Says in words for the player why a question is too large. Undefined if it is not. */
export function tooManyBases({
  planets,
  permits,
  permitsPerBase,
  existing,
}: Asked): string | undefined {
  const taken = existing.reduce((sum, { plan }) => sum + plan.planet.permits, 0)
  const allowed = Math.max(0, Math.floor((permits - taken) / permitsPerBase))
  const fresh = planets === 'all' ? allowed : Math.min(allowed, planets.length)
  const bases = existing.length + fresh
  if (bases <= MAX_BASES) return undefined
  return `These permits allow ${bases} bases; at most ${MAX_BASES} are looked for together. Give fewer permits.`
}
