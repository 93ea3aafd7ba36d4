import { useMemo, useState } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import type { FlownPlan } from '../../../engine/supply/visits/flown-visits.ts'
import { useToday } from '../../data/use-today.ts'
import { Button } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { usePhoneWindow } from '../../ui/layout/use-wide-window.ts'
import { FlowsChoice } from '../fio/FlowsChoice.tsx'
import type { FioData } from '../fio/fio-data.ts'
import type { OwnRecords } from '../fio/today-question.ts'
import { useTodayQuestion } from '../fio/use-today-question.ts'
import type { FleetShip } from '../fleet/fleet-ships.ts'
import { type FlightPlan, useFlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { Problem } from '../page/Problem.tsx'
import { NotServed } from './NotServed.tsx'
import { namesOfBases } from './names-of-bases.ts'
import { PlanningFlights } from './PlanningFlights.tsx'
import type { Shown } from './shown.ts'
import { TripList } from './TripList.tsx'
import { VisitSettingsDrawer } from './VisitSettingsDrawer.tsx'
import { VisitTimeline } from './VisitTimeline.tsx'

export function VisitView({
  data,
  records,
  company,
}: {
  data: FioData
  records: OwnRecords
  company: Company | null
}) {
  const question = useTodayQuestion(records, data, company)
  const today = useToday(question)
  const flights = useFlightPlan(today.value, question)
  const names = useMemo(() => namesOfBases(data.sites), [data.sites])
  const [isSetting, setSetting] = useState(false)
  return (
    <Stack gap={4}>
      <Problem title="The bases could not be calculated" of={today} />
      <Problem title="The visits could not be planned" of={flights.answer} />
      <Row gap={4} lineGap={2} wrap justify="between">
        <PlanWords flights={flights} />
        <Row gap={3} lineGap={2} wrap>
          {today.value && <FlowsChoice bases={today.value.flows} company={company} />}
          <Button size="small" onClick={() => setSetting(true)}>
            Ships and settings
          </Button>
        </Row>
      </Row>
      {question && flights.ships.length === 0 ? (
        <NoShips />
      ) : today.value && today.value.visits.length === 0 ? (
        <Panel title="Flights">
          <EmptyState title="No base to visit">
            FIO knows no store of a base that one of your plans describes.
          </EmptyState>
        </Panel>
      ) : (
        <Visits flights={flights} names={names} bases={today.value?.visits.length} />
      )}
      {today.value && <WithoutStock bases={today.value} />}
      {flights.leftOut.length > 0 && (
        <p className="quiet">
          No trips of {flights.leftOut.join(', ')}: FIO does not say where they are.
        </p>
      )}
      <VisitSettingsDrawer flights={flights} isOpen={isSetting} onClose={() => setSetting(false)} />
    </Stack>
  )
}

const NoShips = () => (
  <Panel title="Flights">
    <EmptyState title="No ship chosen">
      Add one of your ships, or a preset, under Ships and settings, to see which bases it should
      visit when.
    </EmptyState>
  </Panel>
)

/** How much is planned, and from where. Nothing before that is known. */
function PlanWords({ flights: { answer, ships, exchange, settings } }: { flights: FlightPlan }) {
  const plan = answer.value
  if (!plan || !exchange) return <span />
  const trips = formatCount(plan.trips.length, 'trip')
  return (
    <span>
      {trips} of {formatCount(ships.length, 'ship')} from {STATION_NAMES[exchange]} ({exchange}) in
      the next {formatCount(settings.horizonDays, 'day')}
    </span>
  )
}

function Visits({
  flights,
  names,
  bases,
}: {
  flights: FlightPlan
  names: ReadonlyMap<string, string>
  /** Undefined while they are being calculated. */
  bases: number | undefined
}) {
  const { answer, ships, exchange, start, settings } = flights
  // The list of trips says the same, and fits a phone.
  const isPhone = usePhoneWindow()
  const plan = answer.value
  if (!plan || !exchange)
    return answer.problem ? null : (
      <PlanningFlights bases={bases} days={settings.horizonDays}>
        <TableSkeleton rows={6} columns={5} label="Planning visits" />
      </PlanningFlights>
    )
  const shown: Shown = { ships, planetNames: names, start, exchange }
  return (
    <Stack gap={4} aria-busy={answer.isStale}>
      {answer.isRunning && (
        <PlanningFlights bases={bases} days={settings.horizonDays}>
          <p role="status" className="warn">
            The trips below are those of before the last change.
          </p>
        </PlanningFlights>
      )}
      {!isPhone && (
        <Panel title="Timeline" note="each ship over the days" flush>
          <VisitTimeline trips={plan.trips} days={settings.horizonDays} {...shown} />
        </Panel>
      )}
      <OutOfFuel ships={ships} outOf={plan.outOf} />
      <TripList trips={plan.trips} damageOnReturn={plan.damageOnReturn} {...shown} />
      <NotServed spells={plan.drySpells} {...shown} />
    </Stack>
  )
}

/** Bases of a plan whose store FIO does not know: no ship is sent there. */
function WithoutStock({ bases }: { bases: { withoutStore: readonly string[] } }) {
  const { withoutStore } = bases
  if (withoutStore.length === 0) return null
  return <p className="quiet">No stock data, skipped: {withoutStore.join(', ')}.</p>
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
