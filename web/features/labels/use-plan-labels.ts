import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type LabelChange, labelsOf } from '../../../engine/game/plan-labels.ts'
import { planMutations, planQueries } from '../../api/queries/plans.ts'
import { knownTags } from './label-draft.ts'

export function usePlanLabels(uuid: string) {
  const { data: plans } = useQuery(planQueries.all())
  const { mutateAsync } = useMutation(planMutations.label)
  const known = useMemo(() => knownTags(plans ?? []), [plans])
  const plan = plans?.find((each) => each.uuid === uuid)
  return {
    stored: plan && labelsOf(plan),
    known,
    save: (change: LabelChange) => mutateAsync({ uuid, change }),
  }
}
