import type { AlertRule, AlertWatch, SupplyRule } from '../../game/alert.ts'
import { formatMoney, formatUpTo } from '../../game/number-format.ts'
import type { AlertState } from './alerts.ts'

const FIGURES = { ask: 'Ask', bid: 'Bid', average: '7-day average' } as const

const share = (value: number): string => `${formatUpTo(value * 100, 1)} %`
const days = (value: number): string => `${formatUpTo(value, 1)} d`
const units = (value: number): string => formatUpTo(value, 1)

interface KindWords<Rule> {
  subject(rule: Rule, planet: string | null): string
  /** Precedes the value. */
  noun(rule: Rule): string
  figure(value: number): string
  /** If absent, the condition is noun, direction and limit. */
  condition?(rule: Rule): string
}

const traded = {
  subject: ({ ticker, exchange }: { ticker: string; exchange: string }) =>
    `${ticker} on ${exchange}`,
}
const ofBase = { subject: (_: AlertRule, planet: string | null) => planet ?? 'Any base' }
const byPlan = ({ flows }: SupplyRule): string => (flows === 'plan' ? ' by the plan' : '')

const KINDS: { readonly [Watch in AlertWatch]: KindWords<Extract<AlertRule, { watch: Watch }>> } = {
  price: {
    ...traded,
    noun: ({ figure }) => `${FIGURES[figure]} is`,
    figure: (value) => `${formatMoney(value)} $`,
  },
  spread: { ...traded, noun: () => 'spread is', figure: share },
  volume: { ...traded, noun: () => 'volume is', figure: (value) => `${units(value)} units/day` },
  stock: {
    subject: ({ ticker }, planet) => `${ticker} ${planet === null ? 'everywhere' : `at ${planet}`}`,
    noun: () => 'stock is',
    figure: (value) => `${units(value)} ${value === 1 ? 'unit' : 'units'}`,
  },
  supply: {
    subject: ({ ticker }, planet) => `${ticker} at ${planet}`,
    noun: (rule) => `stock lasts${byPlan(rule)}`,
    figure: days,
    condition: (rule) => `stock lasts under ${days(rule.limit)}${byPlan(rule)}`,
  },
  storage: {
    ...ofBase,
    noun: () => 'storage filled to',
    figure: share,
    condition: ({ limit }) => `storage filled above ${share(limit)}`,
  },
  programme: {
    ...ofBase,
    noun: () => 'CoGC programme ends in',
    figure: days,
    condition: ({ limit }) => `CoGC programme ends within ${days(limit)}`,
  },
  repair: { ...ofBase, noun: () => 'worst condition is', figure: share },
}

const kindOf = ({ watch }: AlertRule) => KINDS[watch] as KindWords<AlertRule>

/** `RAT on AI1: Ask above 90.00 $`. */
export function ruleWords(rule: AlertRule, planetName: string | null = null): string {
  const { noun, condition } = kindOf(rule)
  const words = condition?.(rule) ?? `${noun(rule).replace(/ is$/, '')} ${boundOf(rule)}`
  return `${subjectOf(rule, planetName)}: ${words}`
}

/** `RAT on AI1: Ask is 95.00 $ (above 90.00 $)`. The same on the page, in a notification and in a mail. */
export function alertStateWords({ rule, isMet, value, planetName }: AlertState): string {
  const subject = subjectOf(rule, planetName)
  if (isMet === null) return `${subject}: not known`
  if (rule.watch === 'programme' && value === 0) return `${subject}: no programme runs`
  if (value === null) return `${subject}: stock does not shrink`
  const { noun, figure } = kindOf(rule)
  return `${subject}: ${noun(rule)} ${figure(value)}${isMet ? ` (${boundOf(rule)})` : ''}`
}

const subjectOf = (rule: AlertRule, planetName: string | null): string =>
  kindOf(rule).subject(rule, 'planet' in rule ? (planetName ?? rule.planet) : null)

function boundOf(rule: AlertRule): string {
  const direction = 'is' in rule ? rule.is : rule.watch === 'storage' ? 'above' : 'below'
  return `${direction} ${kindOf(rule).figure(rule.limit)}`
}
