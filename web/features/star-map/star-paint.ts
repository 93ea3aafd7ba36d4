import type { ChartColours } from '../../ui/chart/chart-colours.ts'
import type { Drawn, PaintLayer } from '../../ui/graph/GraphSurface.tsx'
import { overlaps, type Rect } from '../../ui/graph/view.ts'
import type { JumpRing } from './jump-rings.ts'
import type { ShipMark } from './ship-marks.ts'
import type { StarChart } from './star-chart.ts'
import { paintOf, radiusOf, type SystemLayer } from './system-layer.ts'

export interface Marks {
  readonly hovered: string | null
  readonly picked: readonly string[]
  /** Systems of the route between the picked ones, in order. */
  readonly way: readonly string[]
  /** Systems whose names are always shown. */
  readonly named: ReadonlySet<string>
  readonly layer: SystemLayer | undefined
  /** How far it is from the first picked system. */
  readonly rings?: readonly JumpRing[]
  /** The player's ships under way. */
  readonly ships?: readonly ShipMark[]
  /** Whether a system, by index, lies within the radius; undefined without a radius. */
  readonly isNear: ((place: number) => boolean) | undefined
}

/** Below this zoom only marked systems are named, above it all that have room for it. */
const NAMES_FROM = 0.4
/** From here on planets are drawn around their star. */
const PLANETS_FROM = 0.9
const SHIP_NAMES_FROM = 0.5
const NAME_PIXELS = 12
const FAINT = 0.25
/** Widths of names are estimated: to measure hundreds in every frame is slow. */
const CHARACTER_PIXELS = 7

const fontOf = (px: number) => `${NAME_PIXELS * px}px "Inter Variable", system-ui, sans-serif`

type Canvas = CanvasRenderingContext2D
type Scene = { context: Canvas; chart: StarChart; colours: ChartColours; drawn: Drawn; px: number }

export function starLayer(
  chart: StarChart,
  marks: Marks,
  coloursOf: (host: HTMLElement) => ChartColours,
): PaintLayer {
  const { isNear } = marks
  const isIn = isNear ?? (() => true)
  const near = linksOf(chart, (one, other) => isIn(one) && isIn(other))
  const far = isNear && linksOf(chart, (one, other) => !(isNear(one) && isNear(other)))
  return (context, drawn, host) => {
    const scene = { context, chart, colours: coloursOf(host), drawn, px: 1 / drawn.zoom }
    context.lineCap = 'round'
    context.strokeStyle = scene.colours.ink
    context.lineWidth = scene.px
    if (far) {
      context.globalAlpha = 0.4 * FAINT
      context.stroke(far)
    }
    context.globalAlpha = 0.4
    context.stroke(near)
    context.globalAlpha = 1
    drawRings(scene, marks.rings ?? [])
    drawWay(scene, marks.way)
    const seen = [...inView(chart, drawn.rect, 20 * scene.px)]
    if (isNear) {
      context.globalAlpha = FAINT
      drawSystems(scene, seen, marks.layer, (place) => !isNear(place))
      context.globalAlpha = 1
    }
    drawSystems(scene, seen, marks.layer, isIn)
    drawMarks(scene, marks)
    drawShips(scene, marks.ships ?? [])
    drawNames(scene, marks)
  }
}

function linksOf({ map, x, y }: StarChart, takes: (one: number, other: number) => boolean): Path2D {
  const path = new Path2D()
  for (let s = 0; s < x.length; s++) {
    for (let k = map.first[s]!; k < map.first[s + 1]!; k++) {
      const other = map.links[k]!
      // Each link is listed at both of its ends.
      if (other < s || !takes(s, other)) continue
      path.moveTo(x[s]!, y[s]!)
      path.lineTo(x[other]!, y[other]!)
    }
  }
  return path
}

function drawRings({ context, colours, px }: Scene, rings: readonly JumpRing[]): void {
  context.strokeStyle = colours.warn
  context.fillStyle = colours.warn
  context.lineWidth = px
  context.setLineDash([2 * px, 4 * px])
  context.font = fontOf(px)
  context.textBaseline = 'bottom'
  context.textAlign = 'center'
  let named = { x: Number.POSITIVE_INFINITY, y: 0 }
  for (const { jumps, points } of rings) {
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x, y)
    context.closePath()
    context.stroke()
    const top = points.reduce((highest, point) => (point.y < highest.y ? point : highest))
    // Where the sky ends, rings meet: only the first of them is named.
    if (Math.hypot(top.x - named.x, top.y - named.y) < 3 * NAME_PIXELS * px) continue
    named = top
    context.fillText(`${jumps} jumps`, top.x, top.y - 2 * px)
  }
  context.setLineDash([])
  context.textAlign = 'start'
}

function drawWay({ context, chart, colours, px }: Scene, way: readonly string[]): void {
  if (way.length < 2) return
  context.strokeStyle = colours.warn
  context.lineWidth = 3 * px
  context.beginPath()
  for (const id of way) {
    const s = chart.map.indexOf.get(id) ?? -1
    context.lineTo(chart.x[s]!, chart.y[s]!)
  }
  context.stroke()
}

function drawSystems(
  { context, chart, colours, drawn, px }: Scene,
  seen: readonly number[],
  layer: SystemLayer | undefined,
  takes: (place: number) => boolean,
): void {
  const { x, y, found, own } = chart
  const places = seen.filter(takes)
  // From afar, smaller dots keep systems apart.
  const size = Math.min(1, 0.5 + drawn.zoom)
  for (const s of layer ? places : []) {
    const place = layer?.groupOf[s] ?? -1
    const group = layer?.groups[place]
    if (!group) continue
    context.fillStyle = paintOf(colours, group, place)
    context.beginPath()
    dot(context, x[s]!, y[s]!, radiusOf(group) * size * px)
    context.fill()
  }

  context.fillStyle = colours.ink
  context.beginPath()
  for (const s of places) if (found[s]!.length === 0) dot(context, x[s]!, y[s]!, 1.6 * px)
  context.fill()

  context.fillStyle = colours.accent
  context.beginPath()
  for (const s of places) {
    const { length } = found[s]!
    if (length === 0) continue
    dot(context, x[s]!, y[s]!, (2.2 + Math.sqrt(length)) * px)
    if (drawn.zoom < PLANETS_FROM) continue
    const ring = (9 + length / 2) * px
    for (let p = 0; p < length; p++) {
      const turn = (p / length) * 2 * Math.PI - Math.PI / 2
      dot(context, x[s]! + Math.cos(turn) * ring, y[s]! + Math.sin(turn) * ring, 1.8 * px)
    }
  }
  context.fill()

  context.strokeStyle = colours.profit
  context.lineWidth = 2 * px
  for (const s of places) {
    if (!own[s]) continue
    context.strokeRect(x[s]! - 8 * px, y[s]! - 8 * px, 16 * px, 16 * px)
  }
}

function drawMarks({ context, chart, colours, px }: Scene, { hovered, picked }: Marks): void {
  const ring = (id: string, radius: number, colour: string) => {
    const s = chart.map.indexOf.get(id)
    if (s === undefined) return
    context.strokeStyle = colour
    context.lineWidth = 2 * px
    context.beginPath()
    context.arc(chart.x[s]!, chart.y[s]!, radius * px, 0, 2 * Math.PI)
    context.stroke()
  }
  for (const id of picked) ring(id, 9, colours.warn)
  if (hovered !== null) ring(hovered, 12, colours.ink)
}

/** A diamond, and a dashed line to its destination. */
function drawShips({ context, colours, drawn, px }: Scene, ships: readonly ShipMark[]): void {
  const size = 6 * px
  context.strokeStyle = colours.warn
  context.fillStyle = colours.warn
  context.lineWidth = 1.5 * px
  context.setLineDash([4 * px, 4 * px])
  for (const { x, y, to } of ships) {
    if (!to) continue
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
  context.setLineDash([])
  context.font = fontOf(px)
  context.textBaseline = 'middle'
  for (const { name, x, y } of ships) {
    context.beginPath()
    context.moveTo(x, y - size)
    context.lineTo(x + size, y)
    context.lineTo(x, y + size)
    context.lineTo(x - size, y)
    context.closePath()
    context.fill()
    if (drawn.zoom >= SHIP_NAMES_FROM) context.fillText(name, x + 2 * size, y - 2 * size)
  }
}

function drawNames(
  { context, chart, colours, drawn, px }: Scene,
  { hovered, picked, named, isNear }: Marks,
): void {
  context.font = fontOf(px)
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 4 * px
  // A halo keeps a name readable over links and other systems.
  context.strokeStyle = colours.surface
  context.fillStyle = colours.ink
  const taken: Rect[] = []
  const write = (s: number, isWanted: boolean) => {
    const aside = 14 + (drawn.zoom < PLANETS_FROM ? 0 : chart.found[s]!.length / 2)
    const { Name } = chart.map.systems[s]!
    const x = chart.x[s]! + aside * px
    const y = chart.y[s]!
    const height = NAME_PIXELS * px
    const box = { x, y: y - height / 2, width: Name.length * CHARACTER_PIXELS * px, height }
    if (!isWanted && taken.some((other) => overlaps(other, box))) return
    taken.push(box)
    context.strokeText(Name, x, y)
    context.fillText(Name, x, y)
  }
  const seen = [...inView(chart, drawn.rect, 0)]
  const isMarked = (s: number) => {
    const { SystemId } = chart.map.systems[s]!
    return SystemId === hovered || named.has(SystemId) || picked.includes(SystemId)
  }
  for (const s of seen) if (isMarked(s)) write(s, true)
  if (drawn.zoom < NAMES_FROM) return
  // Own bases come first: a name that would cover another is left out.
  const others = seen.filter((s) => !isMarked(s) && isNear?.(s) !== false)
  for (const s of others) if (chart.own[s]) write(s, false)
  for (const s of others) if (!chart.own[s]) write(s, false)
}

function* inView({ x, y }: StarChart, rect: StarChart['bounds'], margin: number) {
  for (let s = 0; s < x.length; s++) {
    if (x[s]! < rect.x - margin || x[s]! > rect.x + rect.width + margin) continue
    if (y[s]! < rect.y - margin || y[s]! > rect.y + rect.height + margin) continue
    yield s
  }
}

function dot(context: Canvas, x: number, y: number, radius: number): void {
  context.moveTo(x + radius, y)
  context.arc(x, y, radius, 0, 2 * Math.PI)
}
