import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Plan } from '../../../../engine/game/plan.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { planQueries } from '../../../api/queries/plans.ts'
import { type EmpireUrl, type ExistingOption, MAX_EXISTING } from './empire-url.ts'

export interface Existing {
  readonly plan: Plan
  readonly choice: ExistingOption
}

/** The plans of the chosen empire with the choice for each. A planet holds one base, so a second plan on it is left out at first. */
export function useExisting({ from, choices }: EmpireUrl): readonly Existing[] | undefined {
  const isAsked = from !== undefined
  const plans = useQuery({ ...planQueries.all(), enabled: isAsked }).data
  const empires = useQuery({ ...empireQueries.all(), enabled: isAsked }).data
  return useMemo(() => {
    if (!isAsked) return []
    if (!plans || !empires) return undefined
    const names = empires.find(({ uuid }) => uuid === from)?.baseplanners ?? []
    const taken = new Set<string>()
    return names
      .flatMap(({ uuid }) => plans.find((plan) => plan.uuid === uuid) ?? [])
      .slice(0, MAX_EXISTING)
      .map((plan) => {
        const first = taken.has(plan.planet_id) ? 'out' : 'keep'
        const choice = choices?.[plan.uuid] ?? first
        if (choice !== 'out') taken.add(plan.planet_id)
        return { plan, choice }
      })
  }, [isAsked, plans, empires, from, choices])
}
