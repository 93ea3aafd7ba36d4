import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Row.tsx'
import type { FreightLane, LaneChoice } from './freight-lane.ts'

// Ships and flights come with the first press.
const LaneDrawer = lazy(() =>
  import('./LaneDrawer.tsx').then(({ LaneDrawer }) => ({ default: LaneDrawer })),
)
const LaneNote = lazy(() =>
  import('./LaneNote.tsx').then(({ LaneNote }) => ({ default: LaneNote })),
)

/** Beside a field of $ per unit and jump: takes the rate from a flight of an own ship, and says from which. */
export function RateFromLane({
  lane,
  onRate,
  ...choice
}: LaneChoice & {
  /** That the rate in the field is from; undefined where the player typed it. */
  lane: FreightLane | undefined
  onRate: (rate: number, lane: FreightLane) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Row wrap lineGap={1}>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Freight from a lane…
      </Button>
      <Suspense>
        {lane && <LaneNote station={choice.station} lane={lane} />}
        {isOpen && (
          <LaneDrawer
            {...choice}
            lane={lane}
            onClose={() => setIsOpen(false)}
            onRate={(rate, from) => {
              onRate(rate, from)
              setIsOpen(false)
            }}
          />
        )}
      </Suspense>
    </Row>
  )
}
