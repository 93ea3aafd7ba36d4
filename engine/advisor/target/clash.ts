import { clashAmong, keptLimits, type NamedLimit, namedLimits } from '../base/clash.ts'
import type { TargetLimits, TargetRequest } from './request.ts'

export type NamedTargetLimit =
  | Extract<NamedLimit, { readonly field: keyof TargetLimits }>
  | { readonly field: 'mostBases'; readonly ticker?: never }

function namedTargetLimits({ mostBases, ...limits }: TargetLimits): NamedTargetLimit[] {
  const named = namedLimits(limits) as NamedTargetLimit[]
  return mostBases === undefined ? named : [...named, { field: 'mostBases' }]
}

/** Empty if these planets and permits cannot make the amount even without limits. */
export const clashingTargetLimits = (
  request: TargetRequest,
  canHold: (request: TargetRequest) => boolean,
): readonly NamedTargetLimit[] =>
  clashAmong(namedTargetLimits(request.limits), (kept) => {
    const { mostBases, ...limits } = request.limits
    const keepsBases = kept.some(({ field }) => field === 'mostBases')
    const left = keptLimits(
      limits,
      kept.filter((limit) => limit.field !== 'mostBases'),
    )
    return canHold({
      ...request,
      limits: { ...left, ...(keepsBases && mostBases !== undefined && { mostBases }) },
    })
  })
