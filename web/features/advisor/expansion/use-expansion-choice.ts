import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlanData } from '../../../../engine/game/plan.ts'
import { withBuiltBase } from '../../../../engine/plan/built-base.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import { planQueries } from '../../../api/queries/plans.ts'
import { useObservable } from '../../../browser/observable.ts'
import type { Option } from '../../../ui/field/options.ts'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { type OwnBase, useOwnBase } from '../../plan/tools/use-own-base.ts'
import { NEUTRAL_PLANET } from '../../planet/neutral-planet.ts'
import type { AdvisorUrl } from '../advisor-url.ts'
import type { ToolSearch } from '../searches/search.ts'
import { keptOfPlayer, visitSearches } from '../searches/search-store.ts'
import { DEFAULT_MONEY } from './BudgetFields.tsx'

export const DEFAULT_WITHIN = 90

export interface ExpansionChoice {
  readonly planetNaturalId: string
  readonly targets: readonly Option<string>[]
  readonly target: string | undefined
  readonly starts: readonly Option<string>[]
  readonly start: string
  readonly own: OwnBase
  /** Undefined until everything it needs is loaded, or while there is nothing to build. */
  readonly question: QuestionOf<'expansion'> | undefined
  readonly isPending: boolean
  readonly problem: Error | null
}

/** The base that the advisor proposed last for a planet, with its question. */
function useLastProposal(planetNaturalId: string) {
  const ofVisit = useObservable(visitSearches)
  const kept = useObservable(keptOfPlayer)
  const all = [...ofVisit, ...(kept ?? []).flatMap(({ whole }) => whole ?? [])]
  const last = all.find(
    (search) =>
      search.tool === 'base' &&
      search.asked.question.site.planetNaturalId === planetNaturalId &&
      bestOf(search),
  )
  const plan = last?.tool === 'base' ? bestOf(last)?.plan : undefined
  const question = last?.tool === 'base' ? last.asked.question : undefined
  return useMemo(() => (plan && question ? { plan, question } : undefined), [plan, question])
}

const bestOf = ({ result, soFar }: ToolSearch<'base'>) =>
  result && 'best' in result ? result.best : soFar?.best

/** Start and goal of an expansion. It starts from the base in the game, a plan or nothing, and leads to the proposal or a plan of the planet. */
export function useExpansionChoice(url: AdvisorUrl): ExpansionChoice {
  const planetNaturalId = url.planet ?? NEUTRAL_PLANET
  const proposal = useLastProposal(planetNaturalId)
  const plans = useQuery(planQueries.all())
  const own = useOwnBase(planetNaturalId, true)
  const { cx, empire, rules, isPending } = useCxChoice(url.cx)
  const ofPlanet = useMemo(
    () => plans.data?.filter(({ planet_id }) => planet_id === planetNaturalId) ?? [],
    [plans.data, planetNaturalId],
  )
  const planOptions = ofPlanet.map(({ uuid, name }) => ({ value: uuid, label: name }))
  const targets = [
    ...(proposal ? [{ value: 'proposal', label: 'The proposed base' }] : []),
    ...planOptions,
  ]
  const target = targets.find(({ value }) => value === url.to)?.value ?? targets[0]?.value
  const starts = [
    { value: 'nothing', label: 'none' },
    ...(own.base ? [{ value: 'game', label: 'My base in the game' }] : []),
    ...planOptions.filter(({ value }) => value !== target),
  ]
  const start =
    starts.find(({ value }) => value === url.from)?.value ?? (own.base ? 'game' : 'nothing')

  const question = useMemo(() => {
    const planOf = (uuid: string) => ofPlanet.find((plan) => plan.uuid === uuid)?.baseplanner_data
    const plan = target === 'proposal' ? proposal?.plan : target && planOf(target)
    if (!plan || isPending || own.isPending) return undefined
    const from: PlanData | null =
      start === 'game' && own.base ? withBuiltBase(plan, own.base) : (planOf(start) ?? null)
    return {
      from,
      to:
        target === 'proposal' && proposal
          ? {
              plan,
              cx: proposal.question.cx,
              empire: proposal.question.site.empire,
              rules: proposal.question.site.rules,
            }
          : { plan, cx, empire, rules },
      budget: { money: url.money ?? DEFAULT_MONEY, perDay: url.income ?? 0 },
    }
  }, [
    target,
    start,
    proposal,
    ofPlanet,
    own.base,
    own.isPending,
    isPending,
    cx,
    empire,
    rules,
    url.money,
    url.income,
  ])

  return {
    planetNaturalId,
    targets,
    target,
    starts,
    start,
    own,
    question,
    isPending: isPending || plans.isPending || own.isPending,
    problem: plans.data === undefined ? plans.error : null,
  }
}
