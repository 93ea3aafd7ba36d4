import { DAY_MS } from '../../engine/game/time.ts'
import { Button } from '../ui/field/Button.tsx'
import { PlusIcon } from '../ui/icons/actions.tsx'
import { PlanetIcon } from '../ui/icons/places.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../ui/layout/ErrorPanel.tsx'
import { Skeleton, TableSkeleton } from '../ui/layout/Skeleton.tsx'
import { StaleNotice } from '../ui/layout/StaleNotice.tsx'
import { Specimen, State } from './Specimen.tsx'

const NOW = Date.UTC(2026, 0, 1, 12)

export function StateSection() {
  return (
    <Specimen name="Empty, error, stale, loading">
      <State name="empty" width="wide">
        <EmptyState
          icon={<PlanetIcon size={28} />}
          title="No Plans in Empire."
          action={
            <Button variant="primary" icon={<PlusIcon />}>
              Search a planet
            </Button>
          }
        >
          A plan belongs to a planet. Find one, plan a base there, then assign it here.
        </EmptyState>
      </State>
      <State name="error" width="wide">
        <ErrorPanel title="Market data could not be loaded." onRetry={() => undefined}>
          HTTP 503: upstream resting
        </ErrorPanel>
        <ErrorPanel title="Planet XX-000x not available." />
        <ErrorPanel title="Trying again" onRetry={() => undefined} retrying />
      </State>
      <State name="stale">
        <StaleNotice since={NOW - 3 * 3_600_000} now={NOW} onRefresh={() => undefined} />
        <StaleNotice since={NOW - 3 * DAY_MS} now={NOW} />
      </State>
      <State name="loading" width="wide">
        <Skeleton width="60%" height={20} />
        <TableSkeleton rows={4} columns={4} />
      </State>
    </Specimen>
  )
}
