import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PlanStart } from '../../../../engine/game/plan-start.ts'
import { isNewerPlan } from '../../../../engine/game/plan-version.ts'
import { startedPlan } from '../../../../engine/plan/start.ts'
import { planQueries } from '../../../api/queries/plans.ts'
import { useActiveContext } from '../../../data/active-context.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { useGameLists } from '../../../data/use-game-lists.ts'
import { DataLoader } from '../../page/DataLoader.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'
import { NewerPlan } from './NewerPlan.tsx'
import { PlanSessionScreen } from './PlanSessionScreen.tsx'

export function PlanScreen({
  planetNaturalId,
  planUuid,
  start,
  cx,
}: {
  planetNaturalId: string
  planUuid?: string | undefined
  start?: PlanStart | undefined
  /** The CX chosen where the plan was proposed, instead of the empire's. */
  cx?: string | undefined
}) {
  const planet = useQuery(gameQueries.planet(planetNaturalId))
  const stored = useQuery({ ...planQueries.one(planUuid ?? ''), enabled: planUuid !== undefined })
  const { lists, areLoaded } = useGameLists()
  const { data: found } = planet
  const joined = useFirstEmpire()
  const blank = useMemo(
    () =>
      found && joined !== undefined
        ? { blank: { ...startedPlan(found, start), empire_uuid: joined } }
        : undefined,
    [found, start, joined],
  )
  const opened = planUuid === undefined ? blank : stored.data
  const parts = [
    { name: 'Planet', query: planet },
    ...(planUuid === undefined ? [] : [{ name: 'Plan', query: stored }]),
    ...lists,
  ]
  const isReady = found && opened && areLoaded
  const newer = stored.data && isNewerPlan(stored.data.plan.baseplanner_data) && stored.data.plan
  if (isReady && newer && planUuid !== undefined) return <NewerPlan stored={newer} planet={found} />
  if (isReady) return <PlanSessionScreen opened={opened} planet={found} cxUuid={cx} />
  return (
    <PageFrame title="Plan" help="plan">
      <DataLoader title="Plan" parts={parts}>
        {null}
      </DataLoader>
    </PageFrame>
  )
}

/**
 * The empire in the head of a new plan, which it joins when it is saved: the one when the plan was opened. Null: there is
 * none, or it cannot be loaded; undefined while it is loading.
 */
function useFirstEmpire(): string | null | undefined {
  const { empire, isPending, problem } = useActiveContext()
  const [joined, setJoined] = useState<string | null>()
  if (joined === undefined && (!isPending || problem)) setJoined(empire?.uuid ?? null)
  return joined
}
