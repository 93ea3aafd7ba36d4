import { Suspense, useState } from 'react'
import { Button } from '../../../ui/field/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { FreightLane, LaneChoice } from './freight-lane.ts'

const LaneDrawer = lazyPart(() => import('./LaneDrawer.tsx'), 'LaneDrawer')
const LaneNote = lazyPart(() => import('./LaneNote.tsx'), 'LaneNote')

/** Next to a field of $ per unit and jump: takes the rate from a flight of one's own ship, and names that flight. */
export function RateFromLane({
  lane,
  onRate,
  ...choice
}: LaneChoice & {
  /** The source of the rate in the field; undefined if the player typed it. */
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
