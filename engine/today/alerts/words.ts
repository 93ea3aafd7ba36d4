import type { AlertRule, SupplyRule } from '../../game/alert.ts'
import { formatMoney, formatUpTo } from '../../game/number-format.ts'
import type { AlertState } from './alerts.ts'

const FIGURES = { ask: 'Ask', bid: 'Bid', average: '7-day average' } as const

const share = (value: number): string => `${formatUpTo(value * 100, 1)} %`
const days = (value: number): string => `${formatUpTo(value, 1)} d`
const units = (value: number): string => formatUpTo(value, 1)

/** `RAT on AI1: Ask above 90.00 $`. */
export function ruleWords(rule: AlertRule, planetName: string | null = null): string {
  return `${subjectOf(rule, planetName)}: ${conditionOf(rule)}`
}

/** `RAT on AI1: Ask is 95.00 $ (above 90.00 $)`. The same on the page, in a notification and in a mail. */
export function alertStateWords({ rule, isMet, value, planetName }: AlertState): string {
  const subject = subjectOf(rule, planetName)
  if (isMet === null) return `${subject}: not known`
  if (rule.watch === 'programme' && value === 0) return `${subject}: no programme runs`
  if (value === null) return `${subject}: stock does not shrink`
  return `${subject}: ${nounOf(rule)} ${figureOf(rule, value)}${isMet ? ` (${boundOf(rule)})` : ''}`
}

function subjectOf(rule: AlertRule, planetName: string | null): string {
  const planet = 'planet' in rule ? (planetName ?? rule.planet) : null
  switch (rule.watch) {
    case 'price':
    case 'spread':
    case 'volume':
      return `${rule.ticker} on ${rule.exchange}`
    case 'stock':
      return planet === null ? `${rule.ticker} everywhere` : `${rule.ticker} at ${planet}`
    case 'supply':
      return `${rule.ticker} at ${planet}`
    default:
      return planet ?? 'Any base'
  }
}

function nounOf(rule: AlertRule): string {
  switch (rule.watch) {
    case 'price':
      return `${FIGURES[rule.figure]} is`
    case 'spread':
      return 'spread is'
    case 'volume':
      return 'volume is'
    case 'stock':
      return 'stock is'
    case 'supply':
      return `stock lasts${byPlan(rule)}`
    case 'storage':
      return 'storage filled to'
    case 'programme':
      return 'CoGC programme ends in'
    case 'repair':
      return 'worst condition is'
  }
}

const byPlan = ({ flows }: SupplyRule): string => (flows === 'plan' ? ' by the plan' : '')

function figureOf({ watch }: AlertRule, value: number): string {
  switch (watch) {
    case 'price':
      return `${formatMoney(value)} $`
    case 'spread':
    case 'storage':
    case 'repair':
      return share(value)
    case 'volume':
      return `${units(value)} units/day`
    case 'stock':
      return `${units(value)} ${value === 1 ? 'unit' : 'units'}`
    default:
      return days(value)
  }
}

const directionOf = (rule: AlertRule): 'above' | 'below' =>
  'is' in rule ? rule.is : rule.watch === 'storage' ? 'above' : 'below'

const boundOf = (rule: AlertRule): string => `${directionOf(rule)} ${figureOf(rule, rule.limit)}`

function conditionOf(rule: AlertRule): string {
  if (rule.watch === 'supply') return `stock lasts under ${days(rule.limit)}${byPlan(rule)}`
  if (rule.watch === 'programme') return `CoGC programme ends within ${days(rule.limit)}`
  if (rule.watch === 'storage') return `storage filled above ${share(rule.limit)}`
  return `${nounOf(rule).replace(/ is$/, '')} ${boundOf(rule)}`
}
