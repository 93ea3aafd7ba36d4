import {
  type EmpireAnswer,
  type EmpireMarket,
  type EmpireProgress,
  type EmpireStage,
  type ProposedFlow,
  savedByFlow,
} from '../../../../engine/advisor/empire/answer.ts'
import type { NamedEmpireLimit } from '../../../../engine/advisor/empire/clash.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import type { EmpireScope } from '../../../../engine/advisor/empire/scope.ts'
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import { limitInWords } from '../limit-words.ts'
import { isClosed } from '../proof-words.ts'

const STAGES: Readonly<Record<EmpireStage, string>> = {
  first: 'Adding base after base …',
  improving: 'Improving all bases together …',
}

/** Beyond this gap a percentage says little. */
const LOOSE = 10

/** `AI1`, or the words for average prices. */
export const exchangeName = (exchange: string) =>
  exchange === 'UNIVERSE' ? 'average prices' : exchange

/** How far from the best possible an answer can be at most. */
export function gapInWords({ best, gap, bound }: Omit<EmpireProgress, 'stage'>): string {
  if (!best) return ''
  if (!Number.isFinite(gap)) return 'The possible gain is not known yet.'
  return gap > LOOSE
    ? `At most ${formatWhole(bound)} $/day is possible.`
    : `At most ${formatPercent(gap, 1)} more is possible: ${formatWhole(bound)} $/day.`
}

export const runningInWords = (soFar: EmpireProgress | undefined): string =>
  soFar ? [STAGES[soFar.stage], gapInWords(soFar)].join(' ') : 'Looking …'

const isWhole = ({ full, unreached }: EmpireScope) => full + unreached === 0

/** Words for a search that ended with a proof. What the planets left out could have added is not known. */
export const bestInWords = (scope: EmpireScope): string =>
  isWhole(scope)
    ? 'Best possible under these limits.'
    : `Best possible on the ${formatCount(scope.planets, 'planet')} that can be taken.`

/** Names the planets that were requested but not searched. */
export function leftOutInWords({ full, unreached }: EmpireScope): string {
  const parts = [
    full > 0 && `${formatCount(full, 'planet')} without a free plot`,
    unreached > 0 && `${formatCount(unreached, 'planet')} without a route to an exchange`,
  ].filter(Boolean)
  return parts.length > 0 ? `Left out: ${parts.join(' and ')}.` : ''
}

/** Why a search ended without an empire. */
export function withoutEmpire(answer: Exclude<EmpireAnswer, { readonly status: 'clash' }>): {
  readonly title: string
  readonly reason: string
} {
  const { scope, bound } = answer
  const leftOut = leftOutInWords(scope)
  if (scope.planets === 0) {
    return { title: 'No planet can be taken', reason: leftOut || 'No planet was named.' }
  }
  if (answer.status !== 'nothingFound' && isClosed(answer)) {
    return {
      title: 'No base earns anything within these limits',
      reason: ['Proved for all planets that can be taken.', leftOut].filter(Boolean).join(' '),
    }
  }
  const most = Number.isFinite(bound)
    ? `, and up to ${formatWhole(bound)} $/day may be possible`
    : ''
  return {
    title: 'The time was over before an empire was found',
    reason: `This proves nothing${most}. Search longer, or name fewer planets. ${leftOut}`.trim(),
  }
}

/** Names the markets without an order book in a search by order books. */
export function withoutBookInWords(markets: readonly EmpireMarket[]): string {
  const without = markets.filter(({ source }) => !source)
  if (without.length === 0) return ''
  const which = without.map(({ ticker, exchange }) => `${ticker} at ${exchangeName(exchange)}`)
  return `No book for ${[...new Set(which)].join(', ')}: the price of the list holds, up to the share of the daily volume.`
}

export function empireLimitInWords(
  limit: NamedEmpireLimit,
  { limits, existing, books, refillShare }: BestEmpireQuestion,
): string {
  switch (limit.field) {
    case 'permits':
      return `at most ${formatCount(limits.permits, 'permit')} for all bases`
    case 'budget':
      return `build for at most ${formatMoney(limits.budget)} $`
    case 'fleetHours':
      return `ships fly at most ${formatAmount(limits.fleetHours)} hours a day`
    case 'existing': {
      const base = existing[limit.existing]
      return base ? `${base.name} stays as it is` : 'what stands stays'
    }
    default: {
      if (!books) return limitInWords(limit, limits)
      const words = limitInWords(limit, withRefill(limits, refillShare))
      return words.replace('daily volume', 'each order in the book a day')
    }
  }
}

/** A day never fills more of an order than its daily refill. */
const withRefill = (limits: BestEmpireQuestion['limits'], refillShare = 1) => ({
  ...limits,
  sellShare: Math.min(limits.sellShare ?? 1, refillShare),
  buyShare: Math.min(limits.buyShare ?? 1, refillShare),
})

/** Savings of the flows between bases, compared with trading the same goods at the exchange. */
export function flowsInWords(flows: readonly ProposedFlow[]): string | undefined {
  const saves = flows.flatMap((flow) => savedByFlow(flow) ?? [])
  if (saves.length === 0) return undefined
  const total = saves.reduce((sum, one) => sum + one.total, 0)
  const freight = saves.reduce((sum, one) => sum + one.freight, 0)
  return `${formatWhole(total)} $/day more than through the exchange, ${formatWhole(freight)} of it freight`
}
