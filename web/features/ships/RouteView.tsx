import { useMemo } from 'react'
import type { Ship } from '../../../engine/fleet/ships/blueprint.ts'
import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import { formatPercent } from '../../../engine/game/number-format.ts'
import { useRoute, useWhenToFly } from '../../data/calls.ts'
import { useStarMap } from '../../data/use-star-map.ts'
import { Button } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { departingNow } from '../fleet/departures.ts'
import { PlacePicker } from '../fleet/PlacePicker.tsx'
import { usePlaceNames } from '../fleet/place-names.ts'
import { RepairAtArrival } from '../fleet/RepairAtArrival.tsx'
import { Problem } from '../page/Problem.tsx'
import type { ChosenShip } from './chosen-ship.ts'
import { utcMinute } from './departure.ts'
import { FlightForm } from './FlightForm.tsx'
import { LegTable } from './LegTable.tsx'
import { systemsOf } from './leg-words.ts'
import { RouteFigures } from './RouteFigures.tsx'
import { RouteMap } from './RouteMap.tsx'
import { RouteNotes } from './RouteNotes.tsx'
import type { ShipsPart } from './ships-search.ts'
import { useFlightQuestion } from './use-flight-question.ts'
import { WhenToFlyPanel } from './WhenToFlyPanel.tsx'

export function RouteView({
  search,
  onSearch,
  chosen,
  ship,
  cx,
}: ShipsPart & { chosen: ChosenShip; ship: Ship; cx: CxChoice }) {
  const { from, to } = search
  const { choice, design } = chosen
  const question = useFlightQuestion(search, chosen, cx)
  const answer = useRoute(question && from && to ? { ...question, from, to } : undefined)
  const { value } = answer
  const isThereAndBack = search.back === 'yes'
  const when = useWhenToFly(
    question && from && to && from !== to
      ? { ...question, from, to, isThereAndBack, when: departingNow() }
      : undefined,
  )
  const route = value?.route ?? null
  const map = useStarMap()
  const nameOf = usePlaceNames(
    [from, to, ...(route?.legs ?? []).map((leg) => leg.to)].filter((id) => id !== undefined),
  )
  const way = useMemo(
    () =>
      from && route
        ? systemsOf(from, route)
        : [from, to].flatMap((id) => (id ? [systemOf(id)] : [])),
    [from, to, route],
  )
  const best = value?.bestFuelShare ?? null
  const damageNow = search.damage === undefined ? choice.damage : search.damage / 100

  function press(system: string) {
    if (from && !to) onSearch({ to: system })
    else onSearch({ from: system, to: undefined })
  }
  return (
    <SideBySide first="300px">
      <FlightForm
        search={search}
        onSearch={onSearch}
        ship={ship}
        fuelHint={
          best !== null &&
          search.hour !== undefined && (
            <Button
              size="small"
              variant="ghost"
              onClick={() =>
                onSearch({
                  fuel: Math.round(best * 10_000) / 10_000,
                  // The route of the game stays; another one is that of least cost.
                  aim: search.aim && 'cost',
                })
              }
            >
              Suggested for your hour: {formatPercent(best)}
            </Button>
          )
        }
      >
        <PlacePicker
          label="To"
          value={to ?? null}
          onValue={(next) => onSearch({ to: next ?? undefined })}
        />
      </FlightForm>
      <Stack gap={4}>
        <Panel title="Route" note="click two systems or type names" flush>
          {map ? <RouteMap map={map} way={way} onPress={press} /> : <Skeleton height={360} />}
        </Panel>
        {answer.problem ? (
          <Problem title="The route could not be found." of={answer} />
        ) : from && to ? (
          value === undefined ? (
            <Skeleton height={240} />
          ) : route ? (
            <>
              <RouteFigures
                route={route}
                best={value.best}
                ship={ship}
                fuel={from === choice.at ? choice.fuel : undefined}
                valueOfHour={search.hour ?? 0}
                isChosen={search.aim !== undefined}
                nameOf={nameOf}
              />
              <Panel title="Legs">
                <Stack gap={3}>
                  <LegTable route={route} nameOf={nameOf} isStale={answer.isStale} />
                  <RouteNotes route={route} answer={value} />
                </Stack>
              </Panel>
              {from !== to && (
                <WhenToFlyPanel
                  answer={when}
                  from={from}
                  to={to}
                  isThereAndBack={isThereAndBack}
                  onThereAndBack={(isOn) => onSearch({ back: isOn ? 'yes' : undefined })}
                  onDeparture={(departs) => onSearch({ at: utcMinute(departs) })}
                />
              )}
              <Panel title="Repair" note={`now ${formatPercent(damageNow, 2)} damaged`}>
                <RepairAtArrival
                  name={choice.name}
                  design={design}
                  damage={damageNow + route.damage / 100}
                  when="on arrival"
                  cx={cx}
                />
              </Panel>
            </>
          ) : (
            <NoWay ship={ship} />
          )
        ) : (
          <EmptyState title="From where to where?">
            Choose two places by name, or click two systems on the map.
          </EmptyState>
        )}
      </Stack>
    </SideBySide>
  )
}

function NoWay({ ship }: { ship: Ship }) {
  return (
    <EmptyState title="No route">
      {ship.jump
        ? 'No jumps or gateways lead there, or a planet at one of the ends has not been measured.'
        : 'This ship has no FTL reactor: it stays in its system, or passes gateways that are large enough for it.'}
    </EmptyState>
  )
}
