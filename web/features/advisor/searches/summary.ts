import * as v from 'valibot'
import { namedLimits } from '../../../../engine/advisor/base/clash.ts'
import type { NamedEmpireLimit } from '../../../../engine/advisor/empire/clash.ts'
import type { NamedTargetLimit } from '../../../../engine/advisor/target/clash.ts'
import {
  formatCount,
  formatDays,
  formatMoney,
  formatPayback,
  formatSigned,
} from '../../../../engine/game/number-format.ts'
import type { PlanData } from '../../../../engine/game/plan.ts'
import { recipeIdInWords } from '../../../../engine/game/recipe-words.ts'
import type { PlanResult } from '../../../../engine/plan/result.ts'
import { planetTitle } from '../../../../engine/planets/planet-row.ts'
import { empireLimitInWords } from '../empire/empire-words.ts'
import { limitInWords, targetLimitInWords } from '../limit-words.ts'
import { isClosed } from '../proof-words.ts'
import type { AnySearch, ToolSearch } from './search.ts'

/** A search in a few words and figures: what lists and comparisons show without its whole result. */
export const Summary = v.object({
  /** What was asked. */
  title: v.string(),
  /** The limits that were asked for, or the reason why nothing was found, come among these too. The deciding figure comes first. */
  facts: v.array(v.object({ label: v.string(), text: v.string() })),
})
export type Summary = v.InferOutput<typeof Summary>

type Fact = Summary['facts'][number]
const fact = (label: string, text: string): Fact => ({ label, text })

const RESULT = 'Result'
/** `Profit +1,200.00 $/day`; a reason without its label. */
export const factInWords = ({ label, text }: Fact): string =>
  label === RESULT ? text : `${label} ${text}`

export function summaryOf(search: AnySearch): Summary {
  switch (search.tool) {
    case 'base':
      return summaryOfBase(search)
    case 'planets':
      return summaryOfPlanets(search)
    case 'empire':
      return summaryOfEmpire(search)
    case 'target':
      return summaryOfTarget(search)
    case 'expansion':
      return summaryOfExpansion(search)
  }
}

function summaryOfBase({ asked: { question }, result, soFar }: ToolSearch<'base'>): Summary {
  const { site, limits, goal } = question
  const known = result && 'best' in result ? result : soFar
  const best = known?.best
  return {
    title: `${site.planetNaturalId}, ${formatCount(site.permits, 'permit')}`,
    facts: [
      ...(best ? ofPlan(best.result) : [notFound(result?.status === 'clash')]),
      ...(best && goal.kind === 'profitPerArea'
        ? [fact('Goal', `${formatMoney(best.goal)} $/area`)]
        : []),
      ...(best && goal.kind === 'horizon'
        ? [fact('Goal', `${formatMoney(best.goal)} $ after ${formatCount(goal.days, 'day')}`)]
        : []),
      ...(best ? [fact('Bases', baseInWords(best.plan))] : []),
      proof(result && 'best' in result && isClosed(result)),
      limitsFact(namedLimits(limits).map((limit) => limitInWords(limit, limits))),
    ],
  }
}

function summaryOfPlanets({ asked: { question }, result, soFar }: ToolSearch<'planets'>): Summary {
  const { purpose, site, limits } = question
  const known = result ?? soFar
  const best = known?.ranked[0]
  const product =
    purpose.kind === 'product'
      ? purpose.ticker
      : purpose.kind === 'recipe'
        ? recipeIdInWords(purpose.id)
        : 'any product'
  return {
    title: `${product}, ${formatCount(site.permits, 'permit')}`,
    facts: [
      ...(known && best
        ? [
            fact('Profit', `${formatSigned(best.profit)} $/day`),
            fact('Payback', formatPayback(best.paybackDays)),
            fact(
              'Planet',
              planetTitle({
                PlanetName: known.facts.name[best.planet]!,
                PlanetNaturalId: known.facts.naturalId[best.planet]!,
              }),
            ),
            fact('Bases', baseInWords(best.plan)),
          ]
        : [notFound(false)]),
      proof(result?.isProved),
      limitsFact(namedLimits(limits).map((limit) => limitInWords(limit, limits))),
    ],
  }
}

function summaryOfEmpire({ asked: { question }, result, soFar }: ToolSearch<'empire'>): Summary {
  const { limits, planets, existing } = question
  const known = result && 'best' in result ? result : soFar
  const best = known?.best && known.best.bases.length > 0 ? known.best : undefined
  const named = (namedLimits(limits) as NamedEmpireLimit[]).concat(
    limits.budget === undefined ? [] : { field: 'budget' },
    limits.fleetHours === undefined ? [] : { field: 'fleetHours' },
  )
  return {
    title: [
      formatCount(limits.permits, 'permit'),
      planets === 'all' ? 'all planets' : formatCount(planets.length, 'planet'),
      ...(existing.length > 0 ? [formatCount(existing.length, 'existing base')] : []),
    ].join(', '),
    facts: [
      ...(best
        ? [
            fact('Profit', `${formatSigned(best.totals.profit)} $/day`),
            fact('Construction', `${formatMoney(best.totals.constructionCost)} $`),
            ...(question.freight
              ? [fact('Freight', `${formatSigned(-best.totals.freight)} $/day`)]
              : []),
            fact('Permits', `${best.totals.permits} of ${limits.permits}`),
            fact('Bases', basesInWords(best.bases.map(({ plan }) => plan))),
          ]
        : [notFound(result?.status === 'clash')]),
      proof(result && 'best' in result && isClosed(result)),
      limitsFact(named.map((limit) => empireLimitInWords(limit, question))),
    ],
  }
}

function summaryOfTarget({ asked: { question }, result, soFar }: ToolSearch<'target'>): Summary {
  const { limits } = question
  const best = result && 'best' in result ? result.best : soFar?.best
  const named = (namedLimits(limits) as NamedTargetLimit[]).concat(
    limits.mostBases === undefined ? [] : { field: 'mostBases' },
  )
  return {
    title: question.name,
    facts: [
      ...(best
        ? [
            fact('Cost', `${formatMoney(best.cost.total)} $/day`),
            fact('Purchases', `${formatMoney(best.cost.purchases)} $/day`),
            fact('Freight', `${formatMoney(best.cost.freight)} $/day`),
            fact('Bases', basesInWords(best.bases.map(({ plan }) => plan))),
          ]
        : [notFound(result?.status === 'impossible')]),
      proof(result && 'best' in result && isClosed(result)),
      limitsFact(named.map((limit) => targetLimitInWords(limit, limits))),
    ],
  }
}

function summaryOfExpansion({ asked: { to, budget }, result }: ToolSearch<'expansion'>): Summary {
  return {
    title: `${to.plan.planet.planetid} from ${formatMoney(budget.money)} $`,
    facts: [
      ...(result?.status === 'complete'
        ? [
            fact('Profit', `${formatSigned(result.profit)} $/day`),
            fact('Finished after', formatDays(result.steps.at(-1)?.day ?? 0)),
            fact(
              'Paid back after',
              result.paidBack === null ? 'never' : formatDays(result.paidBack),
            ),
            fact('Construction', `${formatMoney(result.cost)} $`),
            proof(result.order === 'exact'),
          ]
        : [
            fact(
              RESULT,
              result?.status === 'stuck' ? 'This budget never builds it' : 'Too many buildings',
            ),
          ]),
      fact('Bases', baseInWords(to.plan)),
      ...(budget.perDay > 0 ? [fact('Other income', `${formatMoney(budget.perDay)} $/day`)] : []),
    ],
  }
}

const ofPlan = ({ profit, overview }: PlanResult): Fact[] => [
  fact('Profit', `${formatSigned(profit)} $/day`),
  fact('Payback', formatPayback(overview.roi)),
  fact('Construction', `${formatMoney(overview.totalConstructionCost)} $`),
]

const notFound = (isClash: boolean) =>
  fact(RESULT, isClash ? 'The limits clash' : 'Nothing found in time')
const proof = (isProved: boolean | undefined) => fact('Proved', isProved ? 'yes' : 'no')
const limitsFact = (limits: readonly string[]) => fact('Limits', limits.join('; ') || 'none')

const basesInWords = (plans: readonly PlanData[]) =>
  plans.map((plan) => `${plan.planet.planetid}: ${baseInWords(plan)}`).join('; ')

const baseInWords = ({ buildings }: PlanData) => {
  const amounts = new Map<string, number>()
  for (const { name, amount } of buildings) amounts.set(name, (amounts.get(name) ?? 0) + amount)
  return Array.from(amounts, ([name, amount]) => `${amount} ${name}`).join(', ') || 'nothing'
}
