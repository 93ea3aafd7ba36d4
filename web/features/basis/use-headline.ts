import { useMemo } from 'react'
import { outsideFlows } from '../../../engine/empire/consolidated.ts'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { type Headline, headline } from '../../../engine/empire/headline.ts'
import type { Freight } from '../../../engine/fleet/freight/freight.ts'
import type { Rules } from '../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import type { QuestionOf } from '../../../workers/calls.ts'
import { useFreight } from '../../data/calls.ts'
import { useStableValue } from '../../data/use-stable-value.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { useFreightQuestion } from '../fleet/freight/use-freight.ts'
import { type Booked, useBooked } from '../order-books/use-booked.ts'
import type { OwnFiguresOf, OwnSourcingFigures } from './use-own-sourcing.ts'

export interface PlansWithExtras {
  readonly figures: OwnFiguresOf | undefined
  /** Undefined if bases trade only at the exchange. */
  readonly own: OwnSourcingFigures | undefined
  readonly empireUuid: string | undefined
  /** Only this plan is traded against the order books, and the result is no part of the totals. */
  readonly bookOnly?: string | undefined
  readonly cx: CxData | null
  readonly rules: Rules
}

export interface HeadlineWithExtras {
  /** Undefined until everything that is switched on is calculated. */
  readonly value: Headline | undefined
  /** A part is that of earlier plans. */
  readonly isStale: boolean
  readonly problem: Error | undefined
  readonly retry: () => void
  readonly freight: Freight | undefined
  readonly freightQuestion: QuestionOf<'freight'> | undefined
  readonly booked: Booked | undefined
}

/** The totals of an empire under its basis: own sourcing, freight and order books as far as they are on. */
export function useHeadline({
  figures,
  own,
  empireUuid,
  bookOnly,
  cx,
  rules,
}: PlansWithExtras): HeadlineWithExtras {
  const { isOn: hasFreight } = useFreightSettings(empireUuid)
  const plans = figures?.plans
  const carried = useMemo(() => plans?.map(carriedOf), [plans])
  const freightQuestion = useStableValue(
    useFreightQuestion({
      plans: hasFreight ? carried : undefined,
      empireUuid,
      sharesOwn: own !== undefined,
      cx,
      rules,
    }),
  )
  const freight = useFreight(freightQuestion)
  const traded = useMemo(
    () =>
      plans
        ?.filter(({ uuid }) => bookOnly === undefined || uuid === bookOnly)
        .map((plan) => ({
          planetNaturalId: plan.planetNaturalId,
          profit: own?.sourcing.profits.get(plan.uuid) ?? plan.profit,
          materialio: outsideFlows(plan, own?.sourcing),
        })),
    [plans, own, bookOnly],
  )
  const { answer, asked: bookAsked, isOn: byBook } = useBooked({ plans: traded, cx, rules })
  const asked = useStableValue(bookAsked)
  const book = byBook ? answer.value : undefined
  const isComplete = (!hasFreight || freight.value) && (!byBook || book)
  const value = useMemo(
    () =>
      figures && isComplete
        ? headline(figures.totals, figures.plans, {
            ...(own && { own }),
            ...(hasFreight && freight.value && { freight: freight.value }),
            ...(book?.isBooked && bookOnly === undefined && { book }),
          })
        : undefined,
    [figures, own, hasFreight, freight.value, book, isComplete, bookOnly],
  )
  const isStale = (hasFreight && freight.isStale) || (byBook && answer.isStale)
  const problem = freight.problem ?? (byBook ? answer.problem : undefined)
  const { retry } = freight.problem ? freight : answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is another object in every render.
  return useMemo(
    () => ({
      ...{ value, isStale, problem, retry, freightQuestion },
      freight: hasFreight ? freight.value : undefined,
      booked: asked && { answer, asked, isOn: byBook },
    }),
    [
      value,
      isStale,
      problem,
      retry,
      freightQuestion,
      hasFreight,
      freight.value,
      answer.value,
      answer.isStale,
      answer.problem,
      asked,
      byBook,
    ],
  )
}

/** Little of a plan's result travels to the worker. */
const carriedOf = ({ uuid, name, planetNaturalId, profit, materialIo }: EvaluatedPlan) => ({
  ...{ uuid, name, planetNaturalId, profit, materialIo },
})
