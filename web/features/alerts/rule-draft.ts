import * as v from 'valibot'
import { AlertRule, type AlertWatch, type FlowSource } from '../../../engine/game/alert.ts'
import type { Exchange } from '../../../engine/game/cx.ts'

/** A rule while it is edited. Fields of other kinds are kept for when the player changes back. */
export interface RuleDraft {
  readonly watch: AlertWatch
  readonly ticker: string | null
  readonly exchange: Exchange
  readonly figure: 'ask' | 'bid' | 'average'
  readonly is: 'above' | 'below'
  readonly planet: string | null
  readonly flows: FlowSource
  /** The number as the player types it: shares in per cent. */
  readonly limit: number
  readonly push: boolean
  readonly mail: boolean
}

interface Kind {
  readonly label: string
  readonly limit: number
  readonly limitLabel: string
  readonly suffix: string
  /** Typed in per cent, stored as a share. */
  readonly isShare?: true
  readonly traded?: true
  readonly planet?: 'needed' | 'any'
}

export const WATCH_KINDS: Readonly<Record<AlertWatch, Kind>> = {
  price: { label: 'Price', limit: 100, limitLabel: 'Price', suffix: '$', traded: true },
  spread: {
    label: 'Spread of an exchange',
    limit: 20,
    limitLabel: 'Spread, of the Ask',
    suffix: '%',
    isShare: true,
    traded: true,
  },
  volume: {
    label: 'Daily volume',
    limit: 100,
    limitLabel: 'Units a day, mean of 7 days',
    suffix: 'units',
    traded: true,
  },
  stock: { label: 'Stock', limit: 100, limitLabel: 'Stock', suffix: 'units', planet: 'any' },
  supply: {
    label: 'Stock runs out',
    limit: 3,
    limitLabel: 'Lasts less than',
    suffix: 'days',
    planet: 'needed',
  },
  storage: {
    label: 'Storage fills up',
    limit: 90,
    limitLabel: 'Filled more than',
    suffix: '%',
    isShare: true,
    planet: 'any',
  },
  programme: {
    label: 'CoGC programme ends',
    limit: 2,
    limitLabel: 'Ends within',
    suffix: 'days',
    planet: 'needed',
  },
  repair: {
    label: 'Repair is due',
    limit: 80,
    limitLabel: 'Condition of the worst building below',
    suffix: '%',
    isShare: true,
    planet: 'any',
  },
}

export const EMPTY_DRAFT: RuleDraft = {
  watch: 'price',
  ticker: null,
  exchange: 'AI1',
  figure: 'ask',
  is: 'above',
  planet: null,
  flows: 'game',
  limit: WATCH_KINDS.price.limit,
  push: true,
  mail: false,
}

export const asksMaterial = (watch: AlertWatch): boolean =>
  WATCH_KINDS[watch].traded === true || watch === 'stock' || watch === 'supply'

/** Changing the kind sets the default limit of the new kind. */
export const ofKind = (draft: RuleDraft, watch: AlertWatch): RuleDraft => ({
  ...draft,
  watch,
  limit: WATCH_KINDS[watch].limit,
})

/** The complete rule, or null while something is missing. */
export function ruleOf({ limit, ...draft }: RuleDraft): AlertRule | null {
  const share = WATCH_KINDS[draft.watch].isShare ? limit / 100 : limit
  const read = v.safeParse(AlertRule, { ...draft, limit: share })
  return read.success ? read.output : null
}

/** Rounds, so that a share of 0.07 is 7 % and not 7.000000000000001. */
const percent = (share: number) => Math.round(share * 1e6) / 1e4

export function ruleDraftOf(rule: AlertRule): RuleDraft {
  const limit = WATCH_KINDS[rule.watch].isShare ? percent(rule.limit) : rule.limit
  return { ...EMPTY_DRAFT, ...rule, limit }
}
