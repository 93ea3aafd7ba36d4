import { Link } from '@tanstack/react-router'
import {
  formatCount,
  formatDays,
  formatMoney,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import type { TodayLine } from '../../../engine/today/line.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { FlightWords } from './FlightWords.tsx'
import { LineCure } from './LineCure.tsx'
import { kindOf, linePlace, reasonOf, whenOf } from './line-words.ts'
import { StorageCurve } from './StorageCurve.tsx'
import styles from './TodayList.module.css'
import type { Flights } from './use-flights.ts'

/** Names the money of a line, for its derivation. */
export type LostFigure = {
  readonly of: string
  /** Null for what is of no base. */
  readonly planetNaturalId: string | null
  readonly key: string
}

export function TodayRow({
  line,
  flights,
  now,
}: {
  line: TodayLine
  flights: Flights
  now: number
}) {
  const { word, tone } = whenOf(line)
  return (
    <li className={styles.line} aria-label={`${kindOf(line)}: ${linePlace(line)}`}>
      <Stack gap={1} className={styles.place}>
        <Row gap={2} wrap>
          <strong>{kindOf(line)}</strong>
          <Tag tone={tone}>{word}</Tag>
        </Row>
        <Where line={line} />
      </Stack>
      <div className={styles.why}>
        <Why line={line} flights={flights} now={now} />
      </div>
      <Lost line={line} />
      <div className={styles.cure}>
        <LineCure line={line} />
      </div>
    </li>
  )
}

function Where({ line }: { line: TodayLine }) {
  const { place, planName, planUuid, planetNaturalId } = line
  if (place === null) return <span>{linePlace(line)}</span>
  if (!planUuid || !planetNaturalId) return <span>{place}</span>
  return (
    <span>
      {place}{' '}
      <Link
        className="quiet"
        to="/plan/$planetNaturalId/{-$planUuid}"
        params={{ planetNaturalId, planUuid }}
      >
        {planName}
      </Link>
    </span>
  )
}

function Why({ line, flights, now }: { line: TodayLine; flights: Flights; now: number }) {
  const { what, place, planetNaturalId } = line
  const flight = <FlightWords flights={flights} planetNaturalId={planetNaturalId ?? ''} now={now} />
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <span>{reasonOf(line)}</span>
        {what.kind === 'runs out' && <Short materials={what.materials} place={place} />}
      </Row>
      {what.kind === 'runs out' && (
        <>
          <Row gap={2} wrap>
            <span className="quiet">Deliver for {formatCount(Math.round(what.lasts), 'day')}</span>
            <TileRow
              label={`bring to ${place}`}
              tiles={what.bring}
              empty="Storage is full: collect first"
            />
          </Row>
          {flight}
        </>
      )}
      {what.kind === 'storage full' && (
        <>
          <Row gap={4} lineGap={2} wrap>
            <StorageCurve place={place ?? ''} forecast={what.forecast} now={now} />
            <Stack gap={1}>
              <span className="quiet">Collect</span>
              <TileRow label={`collect at ${place}`} tiles={what.collect} empty="nothing yet" />
            </Stack>
          </Row>
          {flight}
        </>
      )}
      {what.kind === 'ship arrives' && (
        <TileRow label={`unload from ${what.ship}`} tiles={what.cargo} empty="nothing" />
      )}
      {what.kind === 'unsatisfied' && what.bring.length > 0 && (
        <Row gap={2} wrap>
          <span className="quiet">Bring</span>
          <TileRow label={`supplies for workers of ${place}`} tiles={what.bring} />
        </Row>
      )}
      {what.kind === 'repair' && <TileRow label={`repair of ${place}`} tiles={what.materials} />}
      {line.unpriced.length > 0 && (
        <span className="quiet">No price known, counted as 0: {line.unpriced.join(', ')}.</span>
      )}
    </Stack>
  )
}

type RunsOut = Extract<TodayLine['what'], { kind: 'runs out' }>

/** What is gone first stands first, each with the days that it lasts. */
function Short({ materials, place }: Pick<RunsOut, 'materials'> & Pick<TodayLine, 'place'>) {
  return (
    <Row as="ul" lineGap={1} wrap aria-label={`short at ${place}`}>
      {materials.map(({ ticker, days }) => (
        <Row as="li" key={ticker} gap={1}>
          <MaterialTile ticker={ticker} />
          <span className="quiet">{formatDays(days)}</span>
        </Row>
      ))}
    </Row>
  )
}

function Lost({ line: { key, planetNaturalId, lostPerDay, inDays, what } }: { line: TodayLine }) {
  if (FREE.has(what.kind)) return <div className={styles.money} />
  if (what.kind === 'contract')
    return <AtStake line={key} money={what.atStake} otherwise="Nothing is still to come from it" />
  if (what.kind === 'order beaten')
    return <AtStake line={key} money={what.atStake} otherwise="Nobody trades it there now" />
  return (
    <div className={styles.money}>
      {lostPerDay === null || planetNaturalId === null ? (
        <span title="Not known">{NONE}</span>
      ) : (
        <span className={lostPerDay > 0 ? styles.lost : undefined}>
          <Explained<LostFigure>
            figure={{ of: 'lost', planetNaturalId, key }}
            label="money lost a day"
          >
            {moneyOf(lostPerDay)} $/day
          </Explained>
        </span>
      )}
      <div className="quiet">{lostWords(lostPerDay, inDays)}</div>
    </div>
  )
}

/** Contracts and orders pay once, so a day of delay has no price. */
function AtStake({
  line,
  money,
  otherwise,
}: {
  line: string
  money: number | null
  /** Why there is no figure. */
  otherwise: string
}) {
  if (money === null || money <= 0)
    return (
      <div className={styles.money}>
        <span title={otherwise}>{NONE}</span>
      </div>
    )
  return (
    <div className={styles.money}>
      <Explained<LostFigure>
        figure={{ of: 'at stake', planetNaturalId: null, key: line }}
        label="money at stake"
      >
        {money < 1000 ? formatMoney(money) : formatWhole(money)} $
      </Explained>
      <div className="quiet">at stake, once</div>
    </div>
  )
}

/** Nothing is lost by what these say. */
const FREE: ReadonlySet<TodayLine['what']['kind']> = new Set([
  'ships',
  'ship arrives',
  'orders filled',
])

const moneyOf = (money: number) => {
  if (money === 0) return '0'
  return money < 1000 ? `−${formatMoney(money)}` : `−${formatWhole(money)}`
}

function lostWords(lostPerDay: number | null, inDays: number): string {
  if (lostPerDay === null) return 'not known'
  if (lostPerDay === 0) return 'nothing lost'
  return inDays > 0 ? 'a day once it starts' : 'a day now'
}
