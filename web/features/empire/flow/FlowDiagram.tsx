import type { KeyboardEvent } from 'react'
import { formatCompact } from '../../../../engine/game/number-format.ts'
import { categoryColour } from '../../../ui/colours.ts'
import { GraphSurface } from '../../../ui/graph/GraphSurface.tsx'
import { useMaterialSource } from '../../../ui/material/material-source.ts'
import styles from './FlowDiagram.module.css'
import { BOUGHT, type PlacedNode, SOLD } from './flow-layout.ts'
import { type FlowPictureData, type Measure, mainTicker, type SizeOf } from './picture.ts'

/** Where its smallest words have 12 pixels. */
const READABLE = 12 / 14
const UNIT: Record<Measure, string> = { value: '$/day', weight: 't/day' }

/** Planets with the goods that move between them: a ribbon is as wide as its value or its weight. */
export function FlowDiagram({
  picture,
  sizeOf,
  measure,
  ticker,
  namesOn,
  chosen,
  onChoose,
}: {
  picture: FlowPictureData
  sizeOf: SizeOf
  measure: Measure
  /** The one material to show; the rest steps back. */
  ticker: string | null
  /** The plans on a planet. */
  namesOn: (planet: string) => readonly string[]
  chosen: string | null
  onChoose: (place: string | null) => void
}) {
  const source = useMaterialSource()
  const { layout, links } = picture
  const shareOf = (index: number) => {
    const { movements } = links[index]!
    const all = movements.reduce((sum, move) => sum + sizeOf(move), 0)
    const part = movements.find((move) => move.ticker === ticker)
    return part && all > 0 ? sizeOf(part) / all : 0
  }
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
      {layout.ribbons.map(({ tie, path, width, isBack }) => {
        const { from, to, movements } = links[tie]!
        const main = mainTicker(links[tie]!, sizeOf)
        const touches = chosen === null || isEnd(chosen, from, to)
        const share = ticker === null ? 1 : shareOf(tie)
        return (
          <g key={`${from}>${to}`}>
            <path
              d={path}
              className={styles.ribbon}
              data-faded={!touches || share === 0 || ticker !== null ? '' : undefined}
              data-exchange={from === null || to === null ? '' : undefined}
              data-back={isBack ? '' : undefined}
              strokeWidth={width}
              stroke={
                categoryColour(main === undefined ? undefined : source?.facts(main)?.category).to
              }
            >
              <title>
                {`${from ?? 'Exchange'} → ${to ?? 'Exchange'}: ${movements.map((move) => move.ticker).join(', ')}`}
              </title>
            </path>
            {ticker !== null && share > 0 && touches && (
              <path d={path} className={styles.shown} strokeWidth={Math.max(2, width * share)} />
            )}
          </g>
        )
      })}
      {layout.nodes.map((node) => (
        <FlowNode
          key={node.place}
          node={node}
          names={namesOn(node.place)}
          amount={`${formatCompact(passing(node.place, picture, sizeOf))} ${UNIT[measure]}`}
          isChosen={chosen === node.place}
          onPress={() => onChoose(chosen === node.place ? null : node.place)}
        />
      ))}
    </GraphSurface>
  )
}

const isEnd = (place: string, from: string | null, to: string | null) =>
  (from ?? BOUGHT) === place || (to ?? SOLD) === place

/** All that comes into a place or, where that is more, all that leaves it. */
function passing(place: string, { links }: FlowPictureData, sizeOf: SizeOf): number {
  let into = 0
  let outOf = 0
  for (const { from, to, movements } of links) {
    const size = movements.reduce((sum, move) => sum + sizeOf(move), 0)
    if ((to ?? SOLD) === place) into += size
    if ((from ?? BOUGHT) === place) outOf += size
  }
  return Math.max(into, outOf)
}

function FlowNode({
  node: { place, x, y, width, height },
  names,
  amount,
  isChosen,
  onPress,
}: {
  node: PlacedNode
  names: readonly string[]
  amount: string
  isChosen: boolean
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
