import { EXPERTISES } from '../../game/primitives.ts'
import type { AdvisorLimits, AdvisorRequest } from './request.ts'

/** A field, or one material of a field that lists several. */
export type NamedLimit = {
  readonly [Field in keyof AdvisorLimits]-?: {
    readonly field: Field
    readonly ticker?: string
  }
}[keyof AdvisorLimits]

const BY_TICKER = ['neverBuy', 'neverSell', 'selfSufficient'] as const

/** What a player could give up, one by one; `unlimited` only widens, so it is left out. */
export function namedLimits(limits: AdvisorLimits): NamedLimit[] {
  const named: NamedLimit[] = []
  for (const { ticker } of limits.atLeast ?? []) named.push({ field: 'atLeast', ticker })
  for (const field of BY_TICKER) {
    for (const ticker of limits[field] ?? []) named.push({ field, ticker })
  }
  const single = [
    'standing',
    'expertises',
    'recipes',
    'mostKinds',
    'mostRecipes',
    'mostConstructionCost',
    'mostTonnesPerDay',
    'mostCubicMetresPerDay',
    'storageDays',
    'sellShare',
    'buyShare',
  ] as const
  for (const field of single) if (limits[field] !== undefined) named.push({ field })
  return named.filter(
    ({ field }) => field !== 'expertises' || limits.expertises!.length < EXPERTISES.length,
  )
}

export function keptLimits<Limits extends AdvisorLimits>(
  limits: Limits,
  kept: readonly NamedLimit[],
): Limits {
  const keeps = (field: keyof AdvisorLimits, ticker?: string) =>
    kept.some((limit) => limit.field === field && limit.ticker === ticker)
  const left: { -readonly [Field in keyof AdvisorLimits]: AdvisorLimits[Field] } = {}
  for (const field of BY_TICKER) {
    if (limits[field]) left[field] = limits[field].filter((ticker) => keeps(field, ticker))
  }
  if (limits.atLeast) {
    left.atLeast = limits.atLeast.filter(({ ticker }) => keeps('atLeast', ticker))
  }
  const given: Limits = { ...limits, ...left }
  for (const { field, ticker } of namedLimits(limits)) {
    if (ticker === undefined && !keeps(field)) delete given[field]
  }
  return given
}

/** With more limits, trying all pairs would take too long. */
const PAIRS_AT_MOST = 16

/**
 * Limits that cannot hold together: one that cannot hold alone, else two, else a set of which none can be left out.
 * Empty where it fails without any limit. `canHold` says whether anything keeps these limits.
 */
export function clashAmong<Limit>(
  all: readonly Limit[],
  canHold: (kept: readonly Limit[]) => boolean,
): readonly Limit[] {
  if (!canHold([])) return []
  const single = all.find((limit) => !canHold([limit]))
  if (single !== undefined) return [single]
  if (all.length <= PAIRS_AT_MOST) {
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) if (!canHold([one, other])) return [one, other]
    }
  }
  let needed = all
  for (const limit of all) {
    const without = needed.filter((one) => one !== limit)
    if (!canHold(without)) needed = without
  }
  return needed
}

/** The most calls of `canHold` for this number of limits. */
export const maxChecks = (limits: number) =>
  1 + 2 * limits + (limits <= PAIRS_AT_MOST ? (limits * (limits - 1)) / 2 : 0)

export const clashingLimits = (
  request: AdvisorRequest,
  canHold: (request: AdvisorRequest) => boolean,
): readonly NamedLimit[] =>
  clashAmong(namedLimits(request.limits), (kept) =>
    canHold({ ...request, limits: keptLimits(request.limits, kept) }),
  )
