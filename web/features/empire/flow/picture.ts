import { type Link, linksOf, type Movement } from '../../../../engine/empire/network.ts'
import { BOUGHT, layOutFlow, SOLD } from './flow-layout.ts'

export type Measure = 'value' | 'weight'

/** More ribbons than this hide each other; the table has them all. */
export const MAX_RIBBONS = 240

export type SizeOf = (movement: Movement) => number

/** By value, or by weight where that is known. */
export const sizeBy = (measure: Measure, weightOf: (ticker: string) => number): SizeOf =>
  measure === 'value' ? ({ value }) => value : ({ ticker, amount }) => amount * weightOf(ticker)

export const flowPlace = (planet: string | null, side: 'from' | 'to') =>
  planet ?? (side === 'from' ? BOUGHT : SOLD)

/** The largest ways between places, laid out, and how many were left out. What stays on its planet is no way. */
export function flowPicture(
  planets: readonly string[],
  movements: readonly Movement[],
  sizeOf: SizeOf,
) {
  const links = linksOf(movements)
    .filter(({ from, to }) => from !== to)
    .map((link) => ({ link, size: link.movements.reduce((sum, move) => sum + sizeOf(move), 0) }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size)
  const drawn = links.slice(0, MAX_RIBBONS)
  const layout = layOutFlow(
    planets,
    drawn.map(({ link: { from, to }, size }) => ({
      from: flowPlace(from, 'from'),
      to: flowPlace(to, 'to'),
      size,
    })),
  )
  return { layout, links: drawn.map(({ link }) => link), leftOut: links.length - drawn.length }
}
export type FlowPictureData = ReturnType<typeof flowPicture>

/** The material that is most of a way, which lends it its colour. */
export function mainTicker({ movements }: Link, sizeOf: SizeOf): string | undefined {
  let most: Movement | undefined
  for (const movement of movements) if (!most || sizeOf(movement) > sizeOf(most)) most = movement
  return most?.ticker
}
