import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LinkedPlan } from '../../../engine/portable/plan-link.ts'
import { planMutations } from '../../api/queries/plans.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { useGameLists } from '../../data/use-game-lists.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { HomeLink } from '../page/Brand.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { readPlanLink } from '../plan/link/plan-link.ts'
import { usePlainContext } from '../plan/show/use-plain-context.ts'
import { empireInWords, pricesInWords } from './bonus-words.ts'
import { ForeignPlan } from './ForeignPlan.tsx'

export function PlanLinkScreen({ hash }: { hash: string }) {
  const read = useQuery({
    queryKey: ['plan link', hash],
    queryFn: () => readPlanLink(hash),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (read.data?.ok) return <Linked linked={read.data.linked} />
  return (
    <PageFrame title="Plan in a link" context={<HomeLink />}>
      {read.data ? (
        <EmptyState
          title="This link cannot be opened"
          action={
            <Link to="/" className={buttonClass()}>
              See what Perigee does
            </Link>
          }
        >
          {read.data.why} Ask the sender for a new one.
        </EmptyState>
      ) : (
        <DataLoader title="Plan" parts={[{ name: 'Plan', query: read }]}>
          {null}
        </DataLoader>
      )}
    </PageFrame>
  )
}

function Linked({ linked: { plan, empire, cx } }: { linked: LinkedPlan }) {
  const planet = useQuery(gameQueries.planet(plan.planet_id))
  const { lists, areLoaded } = useGameLists()
  const context = usePlainContext(empire, cx)
  const create = useMutation(planMutations.create)
  if (!planet.data || !areLoaded)
    return (
      <PageFrame title="Plan in a link" context={<HomeLink />}>
        <DataLoader title="Plan" parts={[{ name: 'Planet', query: planet }, ...lists]}>
          {null}
        </DataLoader>
      </PageFrame>
    )
  return (
    <ForeignPlan
      plan={plan}
      planet={planet.data}
      context={context}
      title={plan.name}
      note={['from a link', pricesInWords(cx), empire ? empireInWords(empire) : 'no empire'].join(
        ' · ',
      )}
      copy={async () => (await create.mutateAsync({ ...plan })).plan}
    />
  )
}
