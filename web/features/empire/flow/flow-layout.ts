import type { Rect } from '../../../ui/graph/view.ts'
import { columnsOf, type Tie } from './columns.ts'

/** The two ends of the exchange: it sells what no base makes and buys what no base needs. */
export const BOUGHT = 'exchange, bought'
export const SOLD = 'exchange, sold'

export interface PlacedNode extends Rect {
  readonly place: string
}
export interface PlacedRibbon {
  /** Index of the tie that it draws. */
  readonly tie: number
  readonly width: number
  /** SVG path of its middle. */
  readonly path: string
  /** Goes against the order of the columns, as in a circle of bases. */
  readonly isBack: boolean
}
export interface FlowLayout {
  readonly nodes: readonly PlacedNode[]
  readonly ribbons: readonly PlacedRibbon[]
  readonly bounds: Rect
}

const NODE_WIDTH = 190
const MIN_HEIGHT = 46
const GAP = 24
const COLUMN_STEP = 330
const SUBCOLUMN_STEP = 230
/** Height to width of the picture: about that of its place on a screen. */
const SHAPE = 0.5
const MIN_PICTURE = 420
const MAX_IN_COLUMN = 24
const SWEEPS = 4
const MARGIN = 24
/** Ribbons that go back run below all places. A wide one would fan out in such a tight bend. */
const MAX_WIDTH_BACK = 12
const CORNER = 16
const BACK_STEP = 18

/** Places from left to right as goods go, each as high as what passes through it. The same ties give the same picture. */
export function layOutFlow(places: readonly string[], ties: readonly Tie[]): FlowLayout {
  const inner = ties.filter(({ from, to }) => from !== BOUGHT && to !== SOLD)
  const bought = ties.some(({ from }) => from === BOUGHT) ? [[BOUGHT]] : []
  const sold = ties.some(({ to }) => to === SOLD) ? [[SOLD]] : []
  const columns = [...bought, ...orderedColumns(places, inner), ...sold]
  const sizes = throughput(ties)
  const scale = scaleOf(columns, sizes)
  const nodes = placeColumns(columns, sizes, scale)
  const ribbons = ribbonsOf(nodes, ties, scale)
  const backs = ribbons.filter(({ isBack }) => isBack).length
  return { nodes: [...nodes.values()], ribbons, bounds: boundsOf(nodes, backs) }
}

/** What goes through each place: the larger of what comes and what goes. */
function throughput(ties: readonly Tie[]): Map<string, number> {
  const into = new Map<string, number>()
  const outOf = new Map<string, number>()
  for (const { from, to, size } of ties) {
    outOf.set(from, (outOf.get(from) ?? 0) + size)
    into.set(to, (into.get(to) ?? 0) + size)
  }
  return new Map(
    [...new Set([...into.keys(), ...outOf.keys()])].map((place) => [
      place,
      Math.max(into.get(place) ?? 0, outOf.get(place) ?? 0),
    ]),
  )
}

/** Scales the fullest column to the height of the picture. */
function scaleOf(columns: readonly string[][], sizes: ReadonlyMap<string, number>): number {
  const height = Math.max(MIN_PICTURE, columns.length * COLUMN_STEP * SHAPE)
  const scales = columns.map((column) => {
    const all = column.reduce((sum, place) => sum + (sizes.get(place) ?? 0), 0)
    const free = height - (column.length - 1) * GAP
    return all > 0 ? Math.max(free, height / 2) / all : Number.POSITIVE_INFINITY
  })
  const scale = Math.min(...scales)
  return Number.isFinite(scale) ? scale : 0
}

/** Within a column, places are near those that they give to and take from. */
function orderedColumns(places: readonly string[], ties: readonly Tie[]): string[][] {
  const columnOf = columnsOf(places, ties)
  const columns: string[][] = []
  for (const place of [...places].sort()) {
    const column = columnOf.get(place) ?? 0
    columns[column] ??= []
    columns[column].push(place)
  }
  const filled = columns.filter((column) => column !== undefined)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const height = new Map(
      filled.flatMap((column) =>
        column.map((place, index): [string, number] => [place, (index + 0.5) / column.length]),
      ),
    )
    for (const column of filled) sortByNeighbours(column, ties, height)
  }
  return filled
}

function sortByNeighbours(column: string[], ties: readonly Tie[], height: Map<string, number>) {
  const wanted = new Map(
    column.map((place) => {
      let weight = 0
      let sum = 0
      for (const { from, to, size } of ties) {
        const other = from === place ? to : to === place ? from : undefined
        if (other === undefined || other === place) continue
        weight += size
        sum += size * (height.get(other) ?? 0.5)
      }
      return [place, weight > 0 ? sum / weight : (height.get(place) ?? 0.5)]
    }),
  )
  column.sort((a, b) => wanted.get(a)! - wanted.get(b)! || (a < b ? -1 : 1))
  for (const [index, place] of column.entries()) height.set(place, (index + 0.5) / column.length)
}

function placeColumns(
  columns: readonly string[][],
  sizes: ReadonlyMap<string, number>,
  scale: number,
) {
  const heightOf = (place: string) => Math.max(MIN_HEIGHT, (sizes.get(place) ?? 0) * scale)
  const nodes = new Map<string, PlacedNode>()
  let x = 0
  for (const column of columns) {
    for (let first = 0; first < column.length; first += MAX_IN_COLUMN) {
      if (first > 0) x += SUBCOLUMN_STEP
      const part = column.slice(first, first + MAX_IN_COLUMN)
      const high = part.reduce((sum, place) => sum + heightOf(place) + GAP, -GAP)
      let y = -high / 2
      for (const place of part) {
        const height = heightOf(place)
        nodes.set(place, { place, x, y, width: NODE_WIDTH, height })
        y += height + GAP
      }
    }
    x += COLUMN_STEP
  }
  return nodes
}

function ribbonsOf(
  nodes: ReadonlyMap<string, PlacedNode>,
  ties: readonly Tie[],
  scale: number,
): PlacedRibbon[] {
  const middle = (place: string) => {
    const { y, height } = nodes.get(place)!
    return y + height / 2
  }
  const starts = ports(ties, 'from', (tie) => middle(tie.to), nodes, scale)
  const ends = ports(ties, 'to', (tie) => middle(tie.from), nodes, scale)
  const bottom = Math.max(...[...nodes.values()].map(({ y, height }) => y + height))
  let backs = 0
  return ties.map((tie, index) => {
    const from = nodes.get(tie.from)!
    const to = nodes.get(tie.to)!
    const [x1, x2] = [from.x + from.width, to.x]
    const [y1, y2] = [starts[index]!, ends[index]!]
    const isBack = x2 < x1
    const width = Math.max(1, tie.size * scale)
    if (isBack)
      return {
        tie: index,
        width: Math.min(width, MAX_WIDTH_BACK),
        path: pathBelow(x1, y1, x2, y2, bottom + ++backs * BACK_STEP, backs),
        isBack,
      }
    const bend = Math.max(40, (x2 - x1) / 2)
    const path = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
    return { tie: index, width, path, isBack }
  })
}

/** Out to the right, down, back below everything, and up to the left side of where it goes. */
function pathBelow(x1: number, y1: number, x2: number, y2: number, low: number, nth: number) {
  const beside = CORNER + 4 + ((nth * 14) % (COLUMN_STEP - NODE_WIDTH - 3 * CORNER))
  const [right, left] = [x1 + beside, x2 - beside]
  const turn = (x: number, y: number) => `A${CORNER} ${CORNER} 0 0 1 ${x} ${y}`
  return [
    `M${x1} ${y1}H${right - CORNER}${turn(right, y1 + CORNER)}`,
    `V${low - CORNER}${turn(right - CORNER, low)}`,
    `H${left + CORNER}${turn(left, low - CORNER)}`,
    `V${y2 + CORNER}${turn(left + CORNER, y2)}H${x2}`,
  ].join('')
}

/** Where each ribbon leaves or meets its node: side by side, those that go up above those that go down. */
function ports(
  ties: readonly Tie[],
  side: 'from' | 'to',
  otherEnd: (tie: Tie) => number,
  nodes: ReadonlyMap<string, PlacedNode>,
  scale: number,
): number[] {
  const places = new Map<string, number[]>()
  for (const [index, tie] of ties.entries()) {
    const place = tie[side]
    const known = places.get(place)
    if (known) known.push(index)
    else places.set(place, [index])
  }
  const at: number[] = []
  for (const [place, indices] of places) {
    const { y, height } = nodes.get(place)!
    indices.sort((a, b) => otherEnd(ties[a]!) - otherEnd(ties[b]!) || a - b)
    const widths = indices.reduce((sum, index) => sum + ties[index]!.size * scale, 0)
    let next = y + (height - widths) / 2
    for (const index of indices) {
      const width = ties[index]!.size * scale
      at[index] = next + width / 2
      next += width
    }
  }
  return at
}

function boundsOf(nodes: ReadonlyMap<string, PlacedNode>, backs: number): Rect {
  const all = [...nodes.values()]
  const aside = backs > 0 ? COLUMN_STEP - NODE_WIDTH : MARGIN
  const x = Math.min(0, ...all.map((node) => node.x)) - aside
  const y = Math.min(0, ...all.map((node) => node.y)) - MARGIN
  const right = Math.max(0, ...all.map((node) => node.x + node.width)) + aside
  const bottom = Math.max(0, ...all.map((node) => node.y + node.height)) + backs * BACK_STEP
  return { x, y, width: right - x, height: bottom + MARGIN - y }
}
