import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { AtlasRows } from '../../../engine/roi/atlas/rows.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { useAtlas } from '../../data/calls.ts'
import { usePreferences } from '../../session/preferences.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { CxChoice } from '../cx/cx-choice.ts'
import { VolumeNote } from '../cx/VolumeNote.tsx'
import type { FlightsByPlanet } from '../fleet/flights.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { SweepStatus } from '../page/SweepStatus.tsx'
import { atlasQuestion } from './atlas-question.ts'
import { ATLAS_FILTERS, type AtlasFilters, type AtlasSearch, eachOf } from './atlas-search.ts'
import { atlasSubject } from './atlas-subject.tsx'
import { ClearFilters, RoiTable } from './RoiTable.tsx'
import type { RecipeFacts } from './recipe-facts.ts'

const AtlasMap = lazyPart(() => import('./AtlasMap.tsx'), 'AtlasMap')

const NOTHING = 'Nothing matches these filters.'
const NONE: readonly string[] = []

export function AtlasBases({
  search,
  onSearch,
  prices,
  facts,
  flights,
}: {
  search: AtlasSearch
  onSearch: (change: Partial<AtlasSearch>) => void
  prices: CxChoice
  facts: RecipeFacts
  flights: FlightsByPlanet | undefined
}) {
  const { view, own, hours, colour = 'sellable' } = search
  const each = eachOf(search)
  const { tradeShareWarning: percent } = usePreferences()
  const plans = useQuery({ ...planQueries.all(), enabled: own === true || view === 'map' })
  const ownPlanets = useMemo(() => plans.data?.map(({ planet_id }) => planet_id), [plans.data])
  const reached = hours === undefined ? undefined : flights?.to
  const question = atlasQuestion(search, ownPlanets, reached)
  const answer = useAtlas(
    prices.isPending || !question
      ? undefined
      : {
          ...question,
          marketShare: percent / 100,
          cx: prices.cx,
          empire: prices.empire,
          rules: prices.rules,
        },
  )
  const subject = useMemo(
    () => atlasSubject(facts, each, percent, flights),
    [facts, each, percent, flights],
  )
  if (!view) {
    return (
      <RoiTable
        {...{ subject, answer, prices, search, onSearch }}
        found={answer.value?.found}
        about={`${ABOUT[each]}${leftOut(answer.value)}`}
        nothing={NOTHING}
      />
    )
  }
  const { value } = answer
  return (
    <ContextNotice>
      <VolumeNote prices={prices} />
      <SweepStatus label="bases" answer={answer} waits={prices.isPending}>
        {value && (
          <span>
            {formatCount(value.found, 'base')} on{' '}
            {formatCount(value.planetNaturalId.length, 'planet')}, prices of {prices.name},{' '}
            {prices.empireName}
            {leftOut(value)}
          </span>
        )}
        <ClearFilters<AtlasFilters>
          filterNames={ATLAS_FILTERS}
          search={search}
          onSearch={onSearch}
        />
      </SweepStatus>
      {value?.found === 0 && !answer.isStale ? (
        <EmptyState
          title="No Results"
          action={
            <ClearFilters<AtlasFilters> {...{ filterNames: ATLAS_FILTERS, search, onSearch }} />
          }
        >
          {NOTHING}
        </EmptyState>
      ) : (
        !answer.problem && (
          <Suspense fallback={<Skeleton height="480px" />}>
            {value ? (
              <AtlasMap rows={value} {...{ colour, percent, facts }} own={ownPlanets ?? NONE} />
            ) : (
              <Skeleton height="480px" />
            )}
          </Suspense>
        )
      )}
    </ContextNotice>
  )
}

/** No ship reaches these planets, so their bases are in no table. */
const leftOut = (rows: AtlasRows | undefined) =>
  rows && rows.withoutRoute > 0
    ? ` (${formatCount(rows.withoutRoute, 'planet')} without a route left out)`
    : ''

const ABOUT = {
  recipe: 'in the universe, the best of each recipe',
  planet: 'in the universe, the best of each planet',
  base: 'in the universe, the best',
} as const
