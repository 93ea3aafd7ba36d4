import type { KeyboardEvent } from 'react'
import { formatCompact } from '../../../../engine/game/number-format.ts'
import { categoryColour } from '../../../ui/colours.ts'
import { GraphSurface } from '../../../ui/graph/GraphSurface.tsx'
import { useMaterialSource } from '../../../ui/material/material-source.ts'
import styles from './FlowDiagram.module.css'
import { BOUGHT, type PlacedNode, SOLD } from './flow-layout.ts'
import {
  type FlowPictureData,
  flowPlace,
  type GoodOf,
  type Measure,
  mainGood,
  type SizeOf,
  SUPPLIES,
  shareOfGood,
} from './picture.ts'

/** The zoom at which the smallest text has 12 pixels. */
const READABLE = 12 / 14
const UNIT: Record<Measure, string> = { value: '$/day', weight: 't/day' }

/** Planets with the goods that move between them: a ribbon is as wide as its value or its weight. */
export function FlowDiagram({
  picture,
  sizeOf,
  measure,
  good,
  goodOf,
  namesOn,
  chosen,
  onChoose,
  onGood,
}: {
  picture: FlowPictureData
  sizeOf: SizeOf
  measure: Measure
  /** If set, only this good is drawn. */
  good: string | null
  goodOf: GoodOf
  /** Names of the plans on a planet. */
  namesOn: (planet: string) => readonly string[]
  /** If set, only flows to and from this place are drawn. */
  chosen: string | null
  onChoose: (place: string | null) => void
  onGood: (good: string | null) => void
}) {
  const source = useMaterialSource()
  const { layout, links } = picture
  const colourOf = (name: string | undefined) =>
    name === SUPPLIES
      ? 'var(--ink-faint)'
      : categoryColour(name === undefined ? undefined : source?.facts(name)?.category).line
  const shown = layout.ribbons.flatMap((ribbon) => {
    const link = links[ribbon.tie]!
    const share = good === null ? 1 : shareOfGood(link, good, sizeOf, goodOf)
    const isAside = chosen !== null && !isEnd(chosen, link.from, link.to)
    return share === 0 || isAside ? [] : [{ ...ribbon, link, share }]
  })
  const linked = new Set(
    shown.flatMap(({ link: { from, to } }) => [flowPlace(from, 'from'), flowPlace(to, 'to')]),
  )
  const isAlone = good !== null || chosen !== null
  const minimap = layout.nodes.map(({ place, x, y, width, height }) => (
    <rect key={place} x={x} y={y} width={width} height={height} className={styles.spot} />
  ))
  return (
    <GraphSurface
      label="Flow between planets"
      bounds={layout.bounds}
      height="min(68dvh, 720px)"
      minimap={minimap}
      readable={READABLE}
    >
      {shown.map(({ link, path, width, isBack, share }) => {
        const { from, to, movements } = link
        const main = good ?? mainGood(link, sizeOf, goodOf)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field above chooses a good by keyboard
          <path
            key={`${from}>${to}`}
            d={path}
            className={styles.ribbon}
            data-exchange={from === null || to === null ? '' : undefined}
            data-back={isBack ? '' : undefined}
            strokeWidth={good === null ? width : Math.max(2, width * share)}
            style={{ stroke: colourOf(main) }}
            onClick={() => onGood(good === null ? (main ?? null) : null)}
          >
            <title>
              {`${from ?? 'Exchange'} → ${to ?? 'Exchange'}: ${movements.map((move) => move.ticker).join(', ')}`}
            </title>
          </path>
        )
      })}
      {layout.nodes.map((node) => (
        <FlowNode
          key={node.place}
          node={node}
          names={namesOn(node.place)}
          amount={`${formatCompact(passing(node.place, picture, sizeOf))} ${UNIT[measure]}`}
          isChosen={chosen === node.place}
          isFaint={isAlone && chosen !== node.place && !linked.has(node.place)}
          onPress={() => onChoose(chosen === node.place ? null : node.place)}
        />
      ))}
    </GraphSurface>
  )
}

const isEnd = (place: string, from: string | null, to: string | null) =>
  flowPlace(from, 'from') === place || flowPlace(to, 'to') === place

/** All that comes into a place or, where that is more, all that leaves it. */
function passing(place: string, { links }: FlowPictureData, sizeOf: SizeOf): number {
  let into = 0
  let outOf = 0
  for (const { from, to, movements } of links) {
    const size = movements.reduce((sum, move) => sum + sizeOf(move), 0)
    if (flowPlace(to, 'to') === place) into += size
    if (flowPlace(from, 'from') === place) outOf += size
  }
  return Math.max(into, outOf)
}

function FlowNode({
  node: { place, x, y, width, height },
  names,
  amount,
  isChosen,
  isFaint,
  onPress,
}: {
  node: PlacedNode
  names: readonly string[]
  amount: string
  isChosen: boolean
  /** No drawn flow touches it. */
  isFaint: boolean
  onPress: () => void
}) {
  const isExchange = place === BOUGHT || place === SOLD
  const title = isExchange ? 'Exchange' : place
  const below = place === BOUGHT ? 'bought' : place === SOLD ? 'sold' : plansInWords(names)
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    // Spaces between the texts, as between the words of the name that is read out.
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a picture
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={`${title}, ${below}, ${amount}`}
      className={styles.node}
      data-exchange={isExchange ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-faint={isFaint ? '' : undefined}
      transform={`translate(${x} ${y})`}
      onClick={onPress}
      onKeyDown={press}
    >
      <rect width={width} height={height} rx={4} />
      <text x={8} y={19} className={styles.place}>
        {title}
      </text>{' '}
      <text x={8} y={37} className={styles.quiet}>
        {shorten(below)}
      </text>{' '}
      <text x={width - 8} y={19} textAnchor="end" className={styles.quiet}>
        {amount.split(' ')[0]}
      </text>
    </g>
  )
}

const plansInWords = (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${names.length} plans`
const shorten = (text: string) => (text.length > 20 ? `${text.slice(0, 19)}…` : text)
