import { Suspense, useMemo, useState } from 'react'
import type { EvaluatedPlan } from '../../../../engine/empire/evaluation.ts'
import type { FirstTrips } from '../../../../engine/fleet/freight/first-trips.ts'
import type { Empire } from '../../../../engine/game/empire.ts'
import { useFirstTrips } from '../../../data/calls.ts'
import { freightExplainSource } from '../../../data/explain-freight.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { ExplainProvider } from '../../../ui/figure/explain/ExplainProvider.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Switches } from '../../basis/use-extras.tsx'
import { departingNow } from '../../fleet/departures.ts'
import { shipStarts } from '../../fleet/freight/freight-setup.ts'
import { OwnShips } from '../../fleet/OwnShips.tsx'
import { usePlaceNames } from '../../fleet/place-names.ts'
import { useShipChoices } from '../../fleet/use-ship-choices.ts'
import { Problem } from '../../page/Problem.tsx'
import { FleetPanel } from './FleetPanel.tsx'
import { FreightFigures } from './FreightFigures.tsx'
import { LanesPanel } from './LanesPanel.tsx'
import { PlansWithFreight } from './PlansWithFreight.tsx'
import { SupplyPanel } from './SupplyPanel.tsx'

const FreightDrawer = lazyPart(
  () => import('../../fleet/freight/FreightDrawer.tsx'),
  'FreightDrawer',
)

export function FreightTab({
  empire,
  plans,
  extras,
}: {
  empire: Empire
  plans: readonly EvaluatedPlan[]
  extras: Switches
}) {
  const [isOpen, setOpen] = useState(false)
  const isOn = extras.hasFreight
  const { freight: value, freightQuestion, isStale, problem, retry } = extras
  const source = useMemo(() => freightExplainSource(freightQuestion), [freightQuestion])
  const first = useFirstTripsOf(empire.uuid, extras)
  const nameOf = usePlaceNames(
    useMemo(() => [...new Set(value?.lanes.flatMap(({ ends }) => ends) ?? [])], [value]),
    'short',
  )
  const drawer = isOpen && (
    <Suspense>
      <FreightDrawer empire={empire} onClose={() => setOpen(false)} />
    </Suspense>
  )
  if (!isOn)
    return (
      <>
        <EmptyState
          title="Freight is off"
          action={
            <Button variant="primary" onClick={() => setOpen(true)}>
              Set up freight
            </Button>
          }
        >
          Say which ships you have, or what you pay for hired ones, and see what carrying the goods
          of this empire takes: lanes, trips, hours, fuel and cost.
        </EmptyState>
        {drawer}
      </>
    )
  return (
    <Stack gap={6} aria-busy={isStale}>
      <Problem title="The freight could not be calculated." of={{ problem, retry }} />
      {value ? (
        <ExplainProvider source={source}>
          <FreightFigures
            freight={value}
            profit={extras.value?.totals.profit}
            onSetup={() => setOpen(true)}
          />
          <LanesPanel empire={empire} freight={value} first={first} nameOf={nameOf} />
          <FleetPanel freight={value} first={first} nameOf={nameOf} />
          <OwnShips />
          <PlansWithFreight plans={plans} freight={value} parts={extras.value?.plans} />
          <SupplyPanel empire={empire} plans={plans} freight={value} />
        </ExplainProvider>
      ) : (
        !problem && <TableSkeleton rows={8} columns={7} label="Calculating freight" />
      )}
      {drawer}
    </Stack>
  )
}

/** How the player's ships get from where they are into their lanes; undefined until that is known of the freight shown. */
function useFirstTripsOf(
  empireUuid: string,
  { freight, freightQuestion: question, isStale }: Switches,
): FirstTrips | undefined {
  const settings = useFreightSettings(empireUuid)
  const choices = useShipChoices()
  const starts = shipStarts(settings, choices, departingNow().departs)
  const isAsked = question && starts.some((start) => start !== null)
  const answer = useFirstTrips(isAsked ? { question, starts } : undefined)
  const isOfShown = !isStale && !answer.isStale
  const { value } = answer
  return isOfShown && value?.servedMs.length === freight?.lanes.length ? value : undefined
}
