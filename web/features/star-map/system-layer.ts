import { type ChartColours, seriesToken } from '../../ui/chart/chart-colours.ts'

export interface LayerGroup {
  readonly name: string
  readonly systems: number
  /** On a scale: 0 for the least, 1 for the best, or a loss. Groups of kinds have none: each has a colour of the series. */
  readonly strength?: number | 'loss'
}

/** Colours whole systems, whatever was searched for. */
export interface SystemLayer {
  readonly groups: readonly LayerGroup[]
  /** Index of each system's group, −1 without one. */
  readonly groupOf: Int8Array
  /** The words about a system, by its index. */
  readonly words: ReadonlyMap<number, readonly string[]>
}

/** The first colour of the series is for search results. */
const seriesOf = (place: number) => place + 1

const MIN_SHARE = 30
const mixed = (colour: string, ground: string, strength: number) =>
  `color-mix(in oklab, ${colour} ${MIN_SHARE + (100 - MIN_SHARE) * strength}%, ${ground})`

export function paintOf(colours: ChartColours, { strength }: LayerGroup, place: number): string {
  if (strength === undefined) return colours.series[seriesOf(place)] ?? colours.ink
  return strength === 'loss' ? colours.loss : mixed(colours.accent, colours.surface, strength)
}

export function swatchOf({ strength }: LayerGroup, place: number): string {
  if (strength === undefined) return `var(${seriesToken(seriesOf(place))})`
  return strength === 'loss' ? 'var(--loss)' : mixed('var(--accent)', 'var(--surface-1)', strength)
}

/** A scale shows by size too, not only by colour. */
export const radiusOf = ({ strength }: LayerGroup): number =>
  strength === undefined ? 6 : strength === 'loss' ? 3 : 3 + 5 * strength
