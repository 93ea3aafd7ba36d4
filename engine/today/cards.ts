import type { Term } from '../explain/term.ts'
import { type MaterialAmount, sumAmounts } from '../market/shipment.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import { basePlace, type TodayBase } from './base.ts'
import type { FoundLine, TodayLine } from './line.ts'
import { lossOf, type RunningRecipe } from './standstill.ts'

/** Everything to do in one base, or for the ships, the orders or one contract of the player. */
export interface TodayCard extends Pick<TodayLine, 'key' | 'place' | 'planetNaturalId'> {
  /** The most money first; unknown amounts last. */
  readonly lines: readonly TodayLine[]
  /** Days until the first of its lines begins. */
  readonly inDays: number
  /** $ a day once all of its lines have begun; null: not known. */
  readonly lostPerDay: number | null
  /** The part of it that is being lost already. */
  readonly lostNow: number
  /** What supplies the base and its workers and repairs its buildings. */
  readonly bring: readonly MaterialAmount[]
  readonly collect: readonly MaterialAmount[]
}

export const CARD_GROUPS = ['now', 'soon', 'later'] as const
export type CardGroup = (typeof CARD_GROUPS)[number]

export const SOON_DAYS = 3

export function groupOf({ inDays }: Pick<TodayLine, 'inDays'>): CardGroup {
  if (inDays <= 0) return 'now'
  return inDays <= SOON_DAYS ? 'soon' : 'later'
}

export const baseCardKey = (planetNaturalId: string): string => `base ${planetNaturalId}`

/** The lines without what only the engine needs are `lines`, in the order of `found`. */
export function baseCard(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  found: readonly FoundLine[],
  lines: readonly TodayLine[],
): TodayCard {
  const begun = found.filter(({ inDays }) => inDays <= 0)
  const { place, planetNaturalId } = basePlace(base)
  return {
    ...{ key: baseCardKey(planetNaturalId), place, planetNaturalId },
    lines: lines.toSorted(byMoney),
    inDays: Math.min(...found.map(({ inDays }) => inDays)),
    lostPerDay: lossOfBase(universe, base, recipes, found)?.perDay ?? null,
    lostNow: lossOfBase(universe, base, recipes, begun)?.perDay ?? 0,
    bring: whatToBring(lines),
    collect: lines.flatMap(({ what }) => (what.kind === 'storage full' ? what.collect : [])),
  }
}

/** The derivation of a base's amount; null where it is not known. */
export const baseCardTerm = (
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  found: readonly FoundLine[],
): Term | null => lossOfBase(universe, base, recipes, found)?.derive() ?? null

/**
 * What all lines of a base lose together. A recipe that several lines stop stops once, for the largest share of any of
 * them. The other lines compare two profits of the whole base, which a standstill lowers as well. They are not added:
 * the largest of all amounts counts, so that no money counts twice.
 */
function lossOfBase(
  universe: Universe,
  base: TodayBase,
  recipes: readonly RunningRecipe[],
  found: readonly FoundLine[],
): { perDay: number; derive: () => Term } | null {
  const losses = found.flatMap(({ lostPerDay, derive }) =>
    lostPerDay === null || derive === null ? [] : [{ perDay: lostPerDay, derive }],
  )
  const standstills = found.flatMap(({ standstill }) => standstill ?? [])
  if (standstills.length > 1) {
    const most = (of: 'shares' | 'idle') =>
      recipes.map((_, r) => Math.max(...standstills.map((one) => one[of][r]!)))
    const unused = new Map<string, number>()
    for (const one of standstills)
      for (const [ticker, amount] of one.unused)
        unused.set(ticker, Math.max(amount, unused.get(ticker) ?? 0))
    losses.push(
      lossOf(universe, base, recipes, { shares: most('shares'), idle: most('idle'), unused }),
    )
  }
  return losses.reduce<(typeof losses)[number] | null>(
    (most, next) => (most && most.perDay >= next.perDay ? most : next),
    null,
  )
}

/** A supply of the workers is part of the supply of the base; repairs come on top. */
function whatToBring(lines: readonly TodayLine[]): MaterialAmount[] {
  const supplies = new Map<string, number>()
  const repairs: MaterialAmount[] = []
  for (const { what } of lines) {
    if (what.kind === 'repair') repairs.push(...what.materials)
    if (what.kind !== 'runs out' && what.kind !== 'unsatisfied') continue
    for (const { ticker, amount } of what.bring)
      supplies.set(ticker, Math.max(amount, supplies.get(ticker) ?? 0))
  }
  return sumAmounts([...[...supplies].map(([ticker, amount]) => ({ ticker, amount })), ...repairs])
}

/** Cards of what is of no base. */
export function companyCards(lines: readonly TodayLine[]): TodayCard[] {
  return [...Map.groupBy(lines, companyCardKey)].map(([key, own]) => {
    const { place, planetNaturalId } = own[0]!
    const known = own.flatMap(({ lostPerDay }) => lostPerDay ?? [])
    const now = own.flatMap(({ lostPerDay, inDays }) => (inDays <= 0 ? (lostPerDay ?? 0) : 0))
    return {
      ...{ key, place, planetNaturalId, bring: [], collect: [] },
      lines: own.toSorted(byMoney),
      inDays: Math.min(...own.map(({ inDays }) => inDays)),
      lostPerDay: known.length === 0 ? null : total(known),
      lostNow: total(now),
    }
  })
}

function companyCardKey({ key, what: { kind } }: TodayLine): string {
  switch (kind) {
    case 'ships':
    case 'ship arrives':
      return 'ships'
    case 'order beaten':
    case 'orders filled':
      return 'orders'
    default:
      return key
  }
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

type Ordered = Pick<TodayLine, 'lostPerDay' | 'inDays' | 'key'>

/** The most money first; unknown amounts last. */
export function byMoney(a: Ordered, b: Ordered): number {
  const known = Number(a.lostPerDay === null) - Number(b.lostPerDay === null)
  const money = (b.lostPerDay ?? 0) - (a.lostPerDay ?? 0)
  return known || money || a.inDays - b.inDays || byCodeUnits(a.key, b.key)
}
