import { type ReactNode, useMemo, useState } from 'react'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import type { FlownPlan } from '../../../engine/supply/visits/flown-visits.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { type FleetShip, shipsOf } from '../fleet/fleet-ships.ts'
import { OwnShips } from '../fleet/OwnShips.tsx'
import { useShipChoices } from '../fleet/use-ship-choices.ts'
import { Problem } from '../page/Problem.tsx'
import type { BurnLine } from './burn-lines.ts'
import { NotServed } from './NotServed.tsx'
import { TripList } from './TripList.tsx'
import { useVisits } from './use-visits.ts'
import { VisitFields } from './VisitFields.tsx'
import { VisitTimeline } from './VisitTimeline.tsx'
import type { VisitSettings } from './visit-settings.ts'

export function VisitView({
  data: { storage },
  lines,
  planetNames,
  settings,
  onSettings,
  controls,
}: {
  data: FioData
  lines: readonly BurnLine[]
  planetNames: ReadonlyMap<string, string>
  settings: VisitSettings
  onSettings: (settings: VisitSettings) => void
  /** Which bases, and from how many days on they are short. */
  controls: ReactNode
}) {
  const choices = useShipChoices()
  const ships = useMemo(
    () => shipsOf(settings.fleet, choices, storage),
    [settings.fleet, choices, storage],
  )
  const answer = useVisits(lines, storage, ships, settings)
  const [start] = useState(() => Date.now())
  const unknown = lines.filter(({ hasStorage }) => !hasStorage)
  const plan = answer.value
  const shown = { ships, planetNames, start, station: settings.station }
  return (
    <Stack gap={4}>
      <Problem title="The visits could not be planned" of={answer} />
      {ships.length === 0 ? (
        <Panel title="Visit plan">
          <EmptyState title="No ship chosen">
            Add one of your ships, or a preset, to see which bases it should visit when.
          </EmptyState>
        </Panel>
      ) : plan ? (
        <>
          <Panel
            title="Timeline"
            note={`the next ${formatCount(settings.horizonDays, 'day')}`}
            flush
          >
            <VisitTimeline trips={plan.trips} days={settings.horizonDays} {...shown} />
          </Panel>
          <OutOfFuel ships={ships} outOf={plan.outOf} />
          <NotServed spells={plan.drySpells} unknown={unknown} {...shown} />
        </>
      ) : (
        <TableSkeleton rows={6} columns={5} label="Planning visits" />
      )}
      {controls}
      <Panel
        title="Tours"
        note="ships fly to the station first, presets are there; all fly with a full hold"
      >
        <VisitFields settings={settings} onSettings={onSettings} choices={choices} />
      </Panel>
      <OwnShips />
      {plan && ships.length > 0 && (
        <TripList trips={plan.trips} damageOnReturn={plan.damageOnReturn} {...shown} />
      )}
    </Stack>
  )
}

/** Ships that cannot leave: their tanks and the store there do not hold enough fuel to reach the station. */
function OutOfFuel({ ships, outOf }: { ships: readonly FleetShip[]; outOf: FlownPlan['outOf'] }) {
  const words = ships.flatMap(({ name, at, fuel }, n) => {
    const missing = outOf[n]
    if (!missing || !fuel) return []
    const units = missing === 'SF' ? fuel.stl : fuel.ftl
    return `${name} at ${at}: ${formatWhole(units ?? 0)} ${missing} do not last to the station.`
  })
  return words.length === 0 ? null : <p className="warn">{words.join(' ')}</p>
}
