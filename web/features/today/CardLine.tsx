import type { ReactNode } from 'react'
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
import styles from './CardLine.module.css'
import { LineCure } from './LineCure.tsx'
import { kindOf, linePlace, reasonOf, whenOf } from './line-words.ts'
import { StorageCurve } from './StorageCurve.tsx'

/** Names the money of a card or a line, for its derivation. */
export type LostFigure = {
  readonly of: string
  /** Null for what is of no base. */
  readonly planetNaturalId: string | null
  readonly key: string
}

/** One reason why a card is there, with its goods, its own money and its cures. */
export function CardLine({
  line,
  now,
  hasTime,
}: {
  line: TodayLine
  now: number
  /** Where the card has several lines, each says when it begins. */
  hasTime: boolean
}) {
  const { word, tone } = whenOf(line)
  const { what, place } = line
  return (
    <li aria-label={`${kindOf(line)}: ${linePlace(line)}`}>
      <Row gap={2} lineGap={1} wrap>
        {hasTime && <Tag tone={tone}>{word}</Tag>}
        <strong>{kindOf(line)}</strong>
        <span>{reasonOf(line)}</span>
        {what.kind === 'runs out' && <Short materials={what.materials} place={place} />}
        {what.kind === 'ship arrives' && (
          <TileRow label={`unload from ${what.ship}`} tiles={what.cargo} />
        )}
      </Row>
      {line.unpriced.length > 0 && (
        <span className="quiet">No price known, counted as 0: {line.unpriced.join(', ')}.</span>
      )}
      <Stack gap={2} className={styles.reason}>
        <Goods line={line} now={now} />
        <Row gap={4} lineGap={2} wrap>
          <LineMoney line={line} />
          <LineCure line={line} />
        </Row>
      </Stack>
    </li>
  )
}

function Goods({ line: { what, place }, now }: { line: TodayLine; now: number }) {
  switch (what.kind) {
    case 'runs out':
      return (
        <Labelled words={`Deliver for ${formatCount(Math.round(what.lasts), 'day')}`}>
          <TileRow
            label={`supplies for ${place}`}
            tiles={what.bring}
            empty="Storage is full: collect first"
          />
        </Labelled>
      )
    case 'storage full':
      return <StorageCurve place={place ?? ''} forecast={what.forecast} now={now} />
    case 'unsatisfied':
      return (
        <Labelled words="Bring">
          <TileRow
            label={`supplies for workers of ${place}`}
            tiles={what.bring}
            empty="nothing that FIO names"
          />
        </Labelled>
      )
    case 'repair':
      return (
        <Labelled words="Repair with">
          <TileRow label={`repair of ${place}`} tiles={what.materials} empty="nothing" />
        </Labelled>
      )
    default:
      return null
  }
}

export function Labelled({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Row gap={2} lineGap={1} wrap>
      <span className="quiet">{words}</span>
      {children}
    </Row>
  )
}

type RunsOut = Extract<TodayLine['what'], { kind: 'runs out' }>

/** What is used up first comes first, each with the days that it lasts. */
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

/** Nothing is lost by these. */
const FREE: ReadonlySet<TodayLine['what']['kind']> = new Set([
  'ships',
  'ship arrives',
  'orders filled',
])

/** `isShort`: without the words below, for a row. */
export function LineMoney({ line, isShort = false }: { line: TodayLine; isShort?: boolean }) {
  const { key, planetNaturalId, lostPerDay, inDays, what } = line
  if (FREE.has(what.kind)) return null
  const about = { line: key, isShort }
  if (what.kind === 'contract')
    return <AtStake {...about} money={what.atStake} otherwise="Nothing is still to come from it" />
  if (what.kind === 'order beaten')
    return <AtStake {...about} money={what.atStake} otherwise="Nobody trades it there now" />
  return (
    <span>
      {lostPerDay === null || planetNaturalId === null ? (
        <span title="Not known">{NONE}</span>
      ) : (
        <Lost money={lostPerDay} figure={{ of: 'lost', planetNaturalId, key }} />
      )}
      {!isShort && <span className="quiet"> {lostWords(lostPerDay, inDays)}</span>}
    </span>
  )
}

export function Lost({ money, figure }: { money: number; figure: LostFigure }) {
  return (
    <span className={money > 0 ? styles.lost : undefined}>
      <Explained<LostFigure> figure={figure} label="money lost a day">
        {lossWords(money)} $/day
      </Explained>
    </span>
  )
}

/** Contracts and orders pay once, so a day of delay has no price. */
function AtStake({
  line,
  money,
  isShort,
  otherwise,
}: {
  line: string
  isShort: boolean
  money: number | null
  /** Why there is no figure. */
  otherwise: string
}) {
  if (money === null || money <= 0) return <span title={otherwise}>{NONE}</span>
  return (
    <span>
      <Explained<LostFigure>
        figure={{ of: 'at stake', planetNaturalId: null, key: line }}
        label="money at stake"
      >
        {money < 1000 ? formatMoney(money) : formatWhole(money)} $
      </Explained>
      {!isShort && <span className="quiet"> at stake, once</span>}
    </span>
  )
}

const lossWords = (money: number): string => {
  if (money === 0) return '0'
  return money < 1000 ? `−${formatMoney(money)}` : `−${formatWhole(money)}`
}

export function lostWords(lostPerDay: number | null, inDays: number): string {
  if (lostPerDay === null) return 'not known'
  if (lostPerDay === 0) return 'nothing lost'
  return inDays > 0 ? 'once it starts' : 'now'
}
