import { usePlaceNames } from '../place-names.ts'
import { useShipChoices } from '../use-ship-choices.ts'
import type { FreightLane } from './freight-lane.ts'

export function LaneNote({
  station,
  lane: { ship, place },
}: {
  station: string
  lane: FreightLane
}) {
  const nameOf = usePlaceNames([station, place], 'short')
  const name = useShipChoices().find(({ id }) => id === ship)?.name ?? ship
  return (
    <span>
      Freight from the lane {nameOf(station)} – {nameOf(place)}, flown by {name}
    </span>
  )
}
