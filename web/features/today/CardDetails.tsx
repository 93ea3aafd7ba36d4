import { Link } from '@tanstack/react-router'
import type { TodayCard } from '../../../engine/today/cards.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { CardLine, Labelled } from './CardLine.tsx'
import styles from './CardRow.module.css'
import { waitsForShip } from './card-groups.ts'
import { FlightWords } from './FlightWords.tsx'
import { cardName } from './line-words.ts'

/** Every reason of a card with its money and cures, what to bring and collect, and the flight there. */
export function CardDetails({ card, flights }: { card: TodayCard; flights: FlightPlan }) {
  const { lines, place, planetNaturalId, bring, collect } = card
  return (
    <Stack gap={3} className={styles.details}>
      <Stack as="ul" gap={3} aria-label={`reasons of ${cardName(card)}`}>
        {lines.map((line) => (
          <CardLine key={line.key} line={line} now={flights.start} hasTime={lines.length > 1} />
        ))}
      </Stack>
      {bring.length > 0 && (
        <Labelled words="Bring">
          <TileRow label={`bring to ${place}`} tiles={bring} />
        </Labelled>
      )}
      {collect.length > 0 && (
        <Labelled words="Collect">
          <TileRow label={`collect at ${place}`} tiles={collect} />
        </Labelled>
      )}
      <Row gap={4} lineGap={1} wrap>
        {waitsForShip(card) && <FlightWords flights={flights} base={planetNaturalId ?? ''} />}
        <Plans card={card} />
      </Row>
    </Stack>
  )
}

function Plans({ card: { lines, planetNaturalId } }: { card: TodayCard }) {
  const plans = new Map(
    lines.flatMap(({ planUuid, planName }) => (planUuid && planName ? [[planUuid, planName]] : [])),
  )
  if (planetNaturalId === null) return null
  return [...plans].map(([planUuid, planName]) => (
    <Link
      key={planUuid}
      className="quiet"
      to="/plan/$planetNaturalId/{-$planUuid}"
      params={{ planetNaturalId, planUuid }}
    >
      {planName}
    </Link>
  ))
}
