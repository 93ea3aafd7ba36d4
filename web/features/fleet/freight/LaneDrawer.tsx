import { useState } from 'react'
import { type LaneRate, ratePerJump } from '../../../../engine/fleet/freight/lane-rate.ts'
import { systemOf } from '../../../../engine/fleet/ships/place-id.ts'
import {
  formatAmount,
  formatDuration,
  formatMoney,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../../engine/game/time.ts'
import { jumpsFrom } from '../../../../engine/universe/jumps.ts'
import { useLaneRate } from '../../../data/calls.ts'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import { useStarMap } from '../../../data/use-star-map.ts'
import { useFreightSettings } from '../../../session/freight-settings.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { StatTile } from '../../../ui/figure/StatTile.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Skeleton } from '../../../ui/layout/Skeleton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { Problem } from '../../page/Problem.tsx'
import { PlacePicker } from '../PlacePicker.tsx'
import { usePlaceNames } from '../place-names.ts'
import { ShipSelect } from '../ShipSelect.tsx'
import type { ShipChoice } from '../ship-choices.ts'
import { useShipChoices } from '../use-ship-choices.ts'
import type { FreightLane, LaneChoice } from './freight-lane.ts'
import { freightSetup } from './freight-setup.ts'

export function LaneDrawer({
  station,
  place: placeAtFirst,
  cx,
  lane,
  onRate,
  onClose,
}: LaneChoice & {
  lane: FreightLane | undefined
  onRate: (rate: number, lane: FreightLane) => void
  onClose: () => void
}) {
  const choices = useShipChoices()
  const settings = useFreightSettings(undefined)
  const inFleet = choices.find(({ id }) => (settings.ships[id] ?? 0) > 0)
  const [shipId, setShipId] = useState(lane?.ship)
  const ship = choices.find(({ id }) => id === shipId) ?? inFleet ?? choices[0]!
  const [place, setPlace] = useState<string | null>(lane?.place ?? placeAtFirst ?? null)
  const nameOf = usePlaceNames([station])
  const answer = useLaneRate(useLaneQuestion(ship, station, place, cx))
  const jumps = useJumps(station, place)
  const rate =
    answer.value && !answer.isStale && jumps !== undefined ? ratePerJump(answer.value, jumps) : null
  const rounded = rate === null ? null : Math.ceil(rate * 100) / 100
  return (
    <Drawer
      open
      onClose={onClose}
      title="Freight from a lane"
      description="The cost of a ship that flies there full and back empty, with the flight set under Freight, as a rate per t or m³ and jump."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={rounded === null || place === null}
            onClick={() => {
              if (rounded !== null && place !== null) onRate(rounded, { ship: ship.id, place })
            }}
          >
            {rounded === null ? 'Use it' : `Use ${formatAmount(rounded)} $`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ShipSelect choices={choices} value={ship.id} onValue={setShipId} />
        <PlacePicker label={`Between ${nameOf(station)} and`} value={place} onValue={setPlace} />
        {place === null ? (
          <p>Choose the other end of the lane.</p>
        ) : answer.problem ? (
          <Problem title="The lane could not be calculated." of={answer} />
        ) : answer.value === undefined || jumps === undefined ? (
          <Skeleton height={120} />
        ) : answer.value === null ? (
          <p role="alert">
            This ship does not get there and back, or nobody measured the size of the planet.
          </p>
        ) : (
          <LaneFigures rate={answer.value} jumps={jumps} perJump={rate} />
        )}
      </Stack>
    </Drawer>
  )
}

function LaneFigures({
  rate: { perTonne, perCubicMetre, hours },
  jumps,
  perJump,
}: {
  rate: LaneRate
  jumps: number
  perJump: number | null
}) {
  return (
    <Stack gap={3}>
      <Row as="section" wrap align="stretch" gap={6} lineGap={3} aria-label="Figures of the lane">
        <StatTile label="There and back, with stops" value={formatDuration(hours * HOUR_MS)} />
        <StatTile label="Jumps one way" value={formatWhole(jumps)} />
        <StatTile label="A tonne" value={formatMoney(perTonne)} unit="$" />
        <StatTile label="A m³" value={formatMoney(perCubicMetre)} unit="$" />
        {perJump !== null && (
          <StatTile label="Per t or m³ and jump" value={formatMoney(perJump)} unit="$" />
        )}
      </Row>
      {perJump === null && (
        <p role="alert">
          {jumps === 0
            ? 'Both ends are in one system: there is no jump that the rate could be for.'
            : 'No jumps lead there without gateways, and the rate is for jumps.'}
        </p>
      )}
    </Stack>
  )
}

function useLaneQuestion(
  { design, own }: ShipChoice,
  station: string,
  place: string | null,
  chosenCx: string | undefined,
) {
  const galaxy = useGalaxy()
  const { cx, rules, isPending } = useCxChoice(chosenCx)
  const { flight, stopHours, when } = freightSetup(useFreightSettings(undefined), [], false)
  if (!galaxy || isPending || place === null) return undefined
  return {
    ...{ galaxy, flight, stopHours, when, cx, rules },
    ship: { design, own },
    from: station,
    to: place,
    planetNaturalId: null,
  }
}

/** As the advisor counts them; negative if there is no route. */
function useJumps(station: string, place: string | null): number | undefined {
  const map = useStarMap()
  if (!map || place === null) return undefined
  const [from, to] = [station, systemOf(place)].map((id) =>
    map.systems.findIndex(({ NaturalId }) => NaturalId === id),
  ) as [number, number]
  return from < 0 || to < 0 ? -1 : jumpsFrom(map, map.systems[from]!.SystemId)[to]!
}
