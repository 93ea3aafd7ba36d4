import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { empireMaterialIo, empireTotals } from '../../../../../engine/empire/empire.ts'
import { figuresOfPlan } from '../../../../../engine/empire/evaluate-plans.ts'
import type { EvaluatedPlan } from '../../../../../engine/empire/evaluation.ts'
import { isImpossible } from '../../../../../engine/empire/impossible.ts'
import { planQueries } from '../../../../api/queries/plans.ts'
import { useEmpireResults } from '../../../../data/use-empire-results.ts'
import { useFreightSettings } from '../../../../session/freight-settings.ts'
import { usePreferences } from '../../../../session/preferences.ts'
import { empirePlans, empireQuestion } from '../../../basis/empire-question.ts'
import { useHeadline } from '../../../basis/use-headline.ts'
import { useOwnSourcing } from '../../../basis/use-own-sourcing.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { useDebounced } from '../use-debounced.ts'
import { type PlanExtras, UNSAVED } from './plan-extras.ts'

/** The plan itself is calculated at once; freight and the empire follow when the player pauses. */
const QUIET_MS = 150

/**
 * What own sourcing and freight do to the plan among the others of its empire, as the empire's table says it, and what
 * the order books do to the plan alone. Other plans are evaluated once, not with each edit.
 */
export function PlanExtrasCalculation({
  shown: { plan, planUuid, planet, context, result },
  onExtras,
}: {
  shown: Pick<ShownPlan, 'plan' | 'planUuid' | 'planet' | 'context' | 'result'>
  /** Has to be the same function in every render. */
  onExtras: (extras: PlanExtras | undefined) => void
}) {
  const { empire, bonus, cx, rules } = context
  const { sharesOwn } = useFreightSettings(empire?.uuid)
  const preferences = usePreferences()
  const uuid = planUuid ?? UNSAVED
  const own = useDebounced(
    useMemo(
      (): EvaluatedPlan | undefined =>
        result && {
          ...{ uuid, name: plan.name, planetNaturalId: planet.PlanetNaturalId },
          ...{ ...figuresOfPlan(plan, result), problem: null },
        },
      [uuid, plan, planet.PlanetNaturalId, result],
    ),
    QUIET_MS,
  )
  const stored = useQuery({ ...planQueries.all(), enabled: empire !== null }).data
  const question = useMemo(
    () =>
      empire && stored
        ? empireQuestion(
            empirePlans(empire, stored).filter((other) => other.uuid !== planUuid),
            { cx, bonus, rules },
            preferences,
          )
        : undefined,
    [empire, stored, planUuid, cx, bonus, rules, preferences],
  )
  const others = useEmpireResults(question).value?.plans
  const figures = useMemo(() => {
    if (!own || (empire && !others)) return undefined
    const plans = [...(others ?? []).filter((other) => !isImpossible(other)), own]
    return {
      plans,
      totals: empireTotals(plans),
      get flows() {
        return empireMaterialIo(plans)
      },
    }
  }, [own, others, empire])
  const sourced = useOwnSourcing(figures, sharesOwn, empire?.uuid)
  const { value, ...extras } = useHeadline({
    figures: sharesOwn && !sourced ? undefined : figures,
    own: sourced,
    empireUuid: empire?.uuid,
    bookOnly: uuid,
    cx: cx?.cx_data ?? null,
    rules,
  })
  const { booked } = extras
  const book = booked?.isOn ? booked.answer.value : undefined
  const parts = value?.plans.get(uuid)
  const isStale = extras.isStale || own?.profit !== result?.profit
  const answer = useMemo(
    (): PlanExtras => ({
      effects: parts && {
        own: parts.own,
        freight: parts.freight,
        book: book?.isBooked ? book.booked - book.profit : undefined,
      },
      ...{ uuid, isStale, booked },
      problem: extras.problem,
      freight: extras.freight,
      freightQuestion: extras.freightQuestion,
    }),
    [parts, book, uuid, isStale, booked, extras.problem, extras.freight, extras.freightQuestion],
  )
  useEffect(() => onExtras(answer), [onExtras, answer])
  useEffect(() => () => onExtras(undefined), [onExtras])
  return null
}
