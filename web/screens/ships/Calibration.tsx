import { type FormEvent, useState } from 'react'
import type { Leg } from '../../../engine/ships/legs.ts'
import { seconds } from '../../parts/ship/band-words.ts'
import type { ShipChoice } from '../../parts/ship/ship-choices.ts'
import { calibrate, forgetCalibration, useFlownJumps } from '../../session/calibrations.ts'
import { Button } from '../../ui/Button.tsx'
import { formatFixed } from '../../ui/format.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row } from '../../ui/Row.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** One jump that the player flew says how long those of this ship take, and what they burn. */
export function Calibration({
  choice,
  legs,
}: {
  choice: ShipChoice
  /** Of the route shown, whose longest jump is offered. */
  legs: readonly Leg[]
}) {
  const flown = useFlownJumps()[choice.id]
  const offered = Math.max(
    0,
    ...legs.map(({ kind, parsecs = 0 }) => (kind === 'JMP' ? parsecs : 0)),
  )
  const [parsecs, setParsecs] = useState<number | null>(null)
  const [minutes, setMinutes] = useState<number | null>(null)
  const [fuel, setFuel] = useState<number | null>(null)
  const distance = parsecs ?? Number(formatFixed(offered, 2))
  const isComplete = distance > 0 && minutes !== null && minutes > 0

  function keep(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    const burnt = fuel !== null && fuel > 0 ? { fuel } : {}
    calibrate(choice.id, { parsecs: distance, seconds: minutes * 60, ...burnt })
  }
  return (
    <Panel
      title="Calibrate by a flight of your own"
      actions={flown && <Tag tone="accent">calibrated</Tag>}
    >
      <Stack gap={3}>
        <p className="quiet">
          How long a jump takes is measured for a few hulls only. Enter one jump of {choice.name} as
          the game shows it: then its jumps count with that, here and wherever this ship flies.
        </p>
        {flown && (
          <Row wrap>
            <p>
              {formatFixed(flown.parsecs, 2)} parsecs took {seconds(flown.seconds)}
              {flown.fuel !== undefined && ` and ${formatFixed(flown.fuel, 1)} FF`}:{' '}
              {seconds(flown.seconds / flown.parsecs)} a parsec.
            </p>
            <Button size="small" onClick={() => forgetCalibration(choice.id)}>
              Reset
            </Button>
          </Row>
        )}
        <Row as="form" wrap align="end" aria-label="A jump of your own" onSubmit={keep}>
          <div style={{ width: 150 }}>
            <NumberInput
              label="Jump"
              suffix="parsecs"
              decimals
              max={200}
              value={distance}
              onValue={setParsecs}
            />
          </div>
          <div style={{ width: 150 }}>
            <NumberInput
              label="Took"
              suffix="minutes"
              decimals
              allowEmpty
              max={100_000}
              value={minutes}
              onValue={setMinutes}
            />
          </div>
          <div style={{ width: 150 }}>
            <NumberInput
              label="Burnt, if known"
              suffix="FF"
              decimals
              allowEmpty
              max={10_000}
              value={fuel}
              onValue={setFuel}
            />
          </div>
          <Button type="submit" disabled={!isComplete}>
            Use this jump
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
