import type { StarSystem } from '../../../engine/model/gamedata.ts'
import type { StarMap } from '../../../engine/search/distance.ts'
import type { FoundPlanet } from '../../../engine/search/found-planet.ts'
import type { ChartColours } from '../../ui/charts/chart-colours.ts'
import type { Drawn, PaintLayer } from '../../ui/graph/GraphSurface.tsx'
import type { Point, Rect } from '../../ui/graph/view.ts'

/** The systems on a plane, with what a search found in each; calculated once for each search. */
export interface StarChart {
  readonly map: StarMap
  readonly x: Float64Array
  readonly y: Float64Array
  readonly bounds: Rect
  /** Planets found, by the place of their system. */
  readonly found: readonly (readonly FoundPlanet[])[]
  /** 1 where the player has bases. */
  readonly own: Uint8Array
}

export function starChart(
  map: StarMap,
  planets: readonly FoundPlanet[],
  ownSystems: ReadonlySet<string>,
): StarChart {
  const found: FoundPlanet[][] = map.systems.map(() => [])
  for (const planet of planets) found[map.indexOf.get(planet.systemId) ?? -1]?.push(planet)
  const x = Float64Array.from(map.systems, (system) => system.PositionX)
  // The game's north is up, a canvas counts downwards.
  const y = Float64Array.from(map.systems, (system) => -system.PositionY)
  const own = Uint8Array.from(map.systems, ({ NaturalId }) => Number(ownSystems.has(NaturalId)))
  return { map, x, y, bounds: boundsOf(x, y), found, own }
}

function boundsOf(x: Float64Array, y: Float64Array): Rect {
  if (x.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const left = x.reduce((least, at) => Math.min(least, at))
  const top = y.reduce((least, at) => Math.min(least, at))
  const right = x.reduce((most, at) => Math.max(most, at))
  const bottom = y.reduce((most, at) => Math.max(most, at))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Natural ids of the systems at the ends of the way; null where none is chosen. */
export type Way = { from: string | null; to: string | null }

/** `KW-688c` orbits in KW-688. */
export const systemOfPlanet = (planetNaturalId: string) => planetNaturalId.replace(/[a-z]+$/, '')

/** A press within so many pixels of a system is meant for it. */
const REACH = 14

export function systemAt(chart: StarChart, at: Point, zoom: number): StarSystem | undefined {
  let nearest = -1
  let away = (REACH / zoom) ** 2
  for (let s = 0; s < chart.x.length; s++) {
    const distance = (chart.x[s]! - at.x) ** 2 + (chart.y[s]! - at.y) ** 2
    if (distance >= away) continue
    nearest = s
    away = distance
  }
  return chart.map.systems[nearest]
}

/** What is marked on the chart for the moment, by system id. */
export interface Marks {
  readonly hovered: string | null
  readonly picked: readonly string[]
  /** Systems of the way between the picked ones, in order. */
  readonly way: readonly string[]
  /** Systems whose names are always shown. */
  readonly named: ReadonlySet<string>
}

/** Below it only marked systems are named; above it planets are drawn around their star. */
const NAMES_FROM = 1.1
const PLANETS_FROM = 0.9

export function starLayer(
  chart: StarChart,
  marks: Marks,
  coloursOf: (host: HTMLElement) => ChartColours,
): PaintLayer {
  const links = linksOf(chart)
  return (context, drawn, host) => {
    const colours = coloursOf(host)
    const px = 1 / drawn.zoom
    context.lineCap = 'round'
    context.globalAlpha = 0.4
    context.strokeStyle = colours.ink
    context.lineWidth = px
    context.stroke(links)
    context.globalAlpha = 1
    drawWay(context, chart, marks.way, colours, px)
    drawStars(context, chart, drawn, colours)
    drawMarks(context, chart, marks, colours, px)
    drawNames(context, chart, marks, drawn, colours)
  }
}

function linksOf({ map, x, y }: StarChart): Path2D {
  const path = new Path2D()
  for (let s = 0; s < x.length; s++) {
    for (let k = map.first[s]!; k < map.first[s + 1]!; k++) {
      const other = map.links[k]!
      // Each link is told by both of its ends.
      if (other < s) continue
      path.moveTo(x[s]!, y[s]!)
      path.lineTo(x[other]!, y[other]!)
    }
  }
  return path
}

type Canvas = CanvasRenderingContext2D

function drawWay(
  context: Canvas,
  { map, x, y }: StarChart,
  way: readonly string[],
  colours: ChartColours,
  px: number,
): void {
  if (way.length < 2) return
  context.strokeStyle = colours.warn
  context.lineWidth = 3 * px
  context.beginPath()
  for (const id of way) {
    const s = map.indexOf.get(id) ?? -1
    context.lineTo(x[s]!, y[s]!)
  }
  context.stroke()
}

function drawStars(context: Canvas, chart: StarChart, drawn: Drawn, colours: ChartColours): void {
  const px = 1 / drawn.zoom
  const { x, y, found, own } = chart
  const seen = [...inView(chart, drawn.rect, 20 * px)]
  context.fillStyle = colours.ink
  context.beginPath()
  for (const s of seen) if (found[s]!.length === 0) dot(context, x[s]!, y[s]!, 1.6 * px)
  context.fill()

  context.fillStyle = colours.accent
  context.beginPath()
  for (const s of seen) {
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
  for (const s of seen) {
    if (!own[s]) continue
    context.strokeRect(x[s]! - 6 * px, y[s]! - 6 * px, 12 * px, 12 * px)
  }
}

function drawMarks(
  context: Canvas,
  { map, x, y }: StarChart,
  { hovered, picked }: Marks,
  colours: ChartColours,
  px: number,
): void {
  const ring = (id: string, radius: number, colour: string) => {
    const s = map.indexOf.get(id)
    if (s === undefined) return
    context.strokeStyle = colour
    context.lineWidth = 2 * px
    context.beginPath()
    context.arc(x[s]!, y[s]!, radius * px, 0, 2 * Math.PI)
    context.stroke()
  }
  for (const id of picked) ring(id, 9, colours.warn)
  if (hovered !== null) ring(hovered, 12, colours.ink)
}

function drawNames(
  context: Canvas,
  chart: StarChart,
  { hovered, picked, named }: Marks,
  drawn: Drawn,
  colours: ChartColours,
): void {
  const px = 1 / drawn.zoom
  context.font = `${11 * px}px "Inter Variable", system-ui, sans-serif`
  context.fillStyle = colours.ink
  context.textBaseline = 'middle'
  for (const s of inView(chart, drawn.rect, 0)) {
    const { SystemId, Name } = chart.map.systems[s]!
    const isMarked = named.has(SystemId) || SystemId === hovered || picked.includes(SystemId)
    if (!isMarked && drawn.zoom < NAMES_FROM) continue
    const aside = 12 + (drawn.zoom < PLANETS_FROM ? 0 : chart.found[s]!.length / 2)
    context.fillText(Name, chart.x[s]! + aside * px, chart.y[s]!)
  }
}

function* inView({ x, y }: StarChart, rect: Rect, margin: number): Generator<number> {
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
