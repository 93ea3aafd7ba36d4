import { type Ref, useMemo } from 'react'
import type { ChainNode } from '../../../engine/chain/chain.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { CHAIN_BOX, type DrawnChain } from '../../data/use-chain-layout.ts'
import { classes } from '../../ui/classes.ts'
import type { HuePair } from '../../ui/colours.ts'
import styles from './ChainPicture.module.css'
import { costsInShort, originOf } from './node-words.ts'

const WIDEST = 9
const TILE = 52
/** How much of a node is written: from afar fewer lines in larger text. */
const DETAIL = [
  { detail: 'full', from: 0.75 },
  { detail: 'amounts', from: 0.45 },
  { detail: 'tickers', from: 0 },
] as const
const CORNER = 5

export function ChainPicture({
  drawn: { chain, placed },
  scale,
  colourOf,
  zoom,
  chosen,
  onChoose,
  picture,
}: {
  drawn: DrawnChain
  scale: number
  colourOf: (node: ChainNode) => HuePair
  zoom: number
  chosen: string | null
  onChoose: (ticker: string, node: Element) => void
  picture?: Ref<SVGGElement> | undefined
}) {
  const edges = useMemo(
    () =>
      chain.edges.map((edge, place) => ({
        ...edge,
        way: wayOf(placed.arrows[place] ?? []),
      })),
    [chain, placed],
  )
  const largest = Math.max(1, ...chain.edges.map(({ quantity }) => quantity))
  return (
    <g ref={picture} data-detail={DETAIL.find(({ from }) => zoom >= from)?.detail}>
      {edges.map(({ product, input, quantity, closesLoop, way }) => (
        <path
          key={`${product} ${input}`}
          d={way}
          className={classes(
            styles.edge,
            closesLoop && styles.loop,
            (product === chosen || input === chosen) && styles.near,
          )}
          strokeWidth={edgeWidth(quantity, largest)}
        >
          <title>
            {`${product} takes ${formatAmount(quantity * scale)} ${input}${closesLoop ? ', a loop that is not followed' : ''}`}
          </title>
        </path>
      ))}
      {chain.nodes.map((node) => (
        <Node
          key={node.ticker}
          node={node}
          amount={node.amount * scale}
          at={placed.boxes.get(node.ticker)}
          colour={colourOf(node)}
          isChosen={node.ticker === chosen}
          onChoose={onChoose}
        />
      ))}
    </g>
  )
}

function Node({
  node,
  amount,
  at,
  colour,
  isChosen,
  onChoose,
}: {
  node: ChainNode
  amount: number
  at: { x: number; y: number } | undefined
  colour: HuePair
  isChosen: boolean
  onChoose: (ticker: string, node: Element) => void
}) {
  if (!at) return null
  const { ticker, isTerminal, isLoop, building, costs } = node
  const marks = [isTerminal && 'bought', isLoop && 'loop'].filter((mark) => mark !== false)
  const second = [originOf(node), ...marks].join(' · ')
  const third = costs ? costsInShort(costs) : ''
  return (
    // Spaces between the texts, as between the words of the name that is read out.
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      role="button"
      tabIndex={0}
      aria-label={[ticker, formatAmount(amount), second, third].join(', ')}
      aria-haspopup="dialog"
      className={classes(styles.node, isChosen && styles.chosen)}
      transform={`translate(${at.x} ${at.y})`}
      onClick={(event) => onChoose(ticker, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(ticker, event.currentTarget)
      }}
    >
      <rect
        {...CHAIN_BOX}
        rx={CORNER}
        className={classes(styles.box, building === null && styles.natural)}
      />
      <rect
        className={styles.tile}
        width={TILE}
        height={CHAIN_BOX.height}
        rx={CORNER}
        style={{ fill: colour.from }}
      />
      <text x={26} y={38} className={styles.ticker} style={{ fill: colour.ink }}>
        {ticker}
      </text>{' '}
      <text x={60} y={21} className={styles.amount}>
        {formatAmount(amount)}
      </text>{' '}
      <text x={60} y={38} className={styles.building}>
        {second}
      </text>{' '}
      <text x={60} y={55} className={styles.building}>
        {third}
      </text>
    </g>
  )
}

/** Amounts differ by thousands: the width follows their order of magnitude. */
const edgeWidth = (quantity: number, largest: number) =>
  1 + (WIDEST - 1) * (Math.log1p(Math.max(0, quantity)) / Math.log1p(largest))

const wayOf = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')
