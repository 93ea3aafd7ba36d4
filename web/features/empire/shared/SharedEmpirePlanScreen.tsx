import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Plan } from '../../../../engine/game/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../engine/game/preferences.ts'
import { writtenForm } from '../../../../engine/plan/stored.ts'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { CopyIcon } from '../../../ui/icons/records.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { HomeLink } from '../../page/Brand.tsx'
import { DataLoader } from '../../page/DataLoader.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'
import { ReadOnlyPlan } from '../../plan/show/ReadOnlyPlan.tsx'
import type { ShownContext } from '../../plan/show/shown-plan.ts'
import { SharedEmpireLoader } from './SharedEmpireLoader.tsx'
import { useSharedEmpireCopy } from './use-copy.ts'
import { pricesOfShare, priceWords, useReaderTerms } from './use-shared-terms.ts'

/** One plan of a shared empire, read-only, under the terms of that empire. */
export function SharedEmpirePlanScreen({
  sharedEmpireUuid,
  planUuid,
}: {
  sharedEmpireUuid: string
  planUuid: string
}) {
  return (
    <SharedEmpireLoader sharedEmpireUuid={sharedEmpireUuid}>
      {(shared) => {
        const plan = shared.plans.find(({ uuid }) => uuid === planUuid)
        return plan ? (
          <PlanOfShare key={planUuid} shared={shared} plan={plan} />
        ) : (
          <PageFrame title="Shared plan" context={<BackToEmpire shared={shared} />}>
            <EmptyState title="This plan is not part of the empire any more.">
              Its owner took it out of the empire or deleted it.
            </EmptyState>
          </PageFrame>
        )
      }}
    </SharedEmpireLoader>
  )
}

function PlanOfShare({ shared, plan }: { shared: ReadableEmpire; plan: Plan }) {
  const reader = useReaderTerms()
  const planet = useQuery(gameQueries.planet(plan.planet_id))
  const navigate = useNavigate()
  const copy = useSharedEmpireCopy(shared)
  const written = useMemo(() => writtenForm(plan), [plan])
  const context = useMemo((): ShownContext => {
    const { faction, permits_used, permits_total } = shared.empire
    const cx = pricesOfShare(shared, reader)
    return {
      empire: null,
      bonus: { faction, permits_used, permits_total },
      cx: cx && { uuid: '', name: cx.name, empires: [], cx_data: cx },
      planPreferences: PLAN_PREFERENCE_DEFAULTS,
      rules: reader.rules,
      isPending: reader.isPending,
    }
  }, [shared, reader])
  if (!planet.data)
    return (
      <PageFrame title={plan.name} context={<BackToEmpire shared={shared} />}>
        <DataLoader title={plan.name} parts={[{ name: 'Planet', query: planet }]}>
          {null}
        </DataLoader>
      </PageFrame>
    )
  return (
    <ReadOnlyPlan
      plan={written}
      planet={planet.data}
      context={context}
      why="Use this plan to edit your own copy."
      title={plan.name || 'Shared plan'}
      note={
        <>
          <BackToEmpire shared={shared} /> · {priceWords(shared, reader)}
        </>
      }
      actions={
        <Button
          size="small"
          variant="primary"
          icon={<CopyIcon size={14} />}
          busy={copy.isPending}
          onClick={() =>
            copy.mutate([plan.uuid], {
              onSuccess: ({ plan_uuids: [planUuid] }) =>
                void navigate({
                  to: '/plan/$planetNaturalId/{-$planUuid}',
                  params: { planetNaturalId: plan.planet_id, planUuid },
                }),
            })
          }
        >
          Use this plan
        </Button>
      }
    />
  )
}

const BackToEmpire = ({ shared }: { shared: ReadableEmpire }) => (
  <>
    <HomeLink />{' '}
    <Link to="/shared/empire/$sharedEmpireUuid" params={{ sharedEmpireUuid: shared.uuid }}>
      ← {shared.empire.name}
    </Link>
  </>
)
