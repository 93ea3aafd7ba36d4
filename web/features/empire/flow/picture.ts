import { type Link, linksOf, type Movement } from '../../../../engine/empire/network.ts'
import { BOUGHT, layOutFlow, SOLD } from './flow-layout.ts'

export type Measure = 'value' | 'weight'

/** More ribbons than this would hide each other. The table lists all flows. */
export const MAX_RIBBONS = 240

export type SizeOf = (movement: Movement) => number

/** By value, or by weight where that is known. */
export const sizeBy = (measure: Measure, weightOf: (ticker: string) => number): SizeOf =>
  measure === 'value' ? ({ value }) => value : ({ ticker, amount }) => amount * weightOf(ticker)

export const flowPlace = (planet: string | null, side: 'from' | 'to') =>
  planet ?? (side === 'from' ? BOUGHT : SOLD)

/** Lays out the largest flows between planets and counts those left out. What stays on its planet is not drawn. */
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

/** Consumables of workers go to every base and count as one good in the picture. */
export const SUPPLIES = 'supplies'
export type GoodOf = (ticker: string) => string

export const goodsByCategory =
  (categoryOf: (ticker: string) => string | undefined): GoodOf =>
  (ticker) =>
    categoryOf(ticker)?.startsWith('consumables') ? SUPPLIES : ticker

/** The good that is most of a flow and gives it its colour. */
export function mainGood({ movements }: Link, sizeOf: SizeOf, goodOf: GoodOf): string | undefined {
  const sizes = new Map<string, number>()
  for (const movement of movements) {
    const good = goodOf(movement.ticker)
    sizes.set(good, (sizes.get(good) ?? 0) + sizeOf(movement))
  }
  return [...sizes].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** The share of a flow that is this good. A single consumable can be asked for too. */
export function shareOfGood(
  { movements }: Link,
  good: string,
  sizeOf: SizeOf,
  goodOf: GoodOf,
): number {
  let all = 0
  let part = 0
  for (const movement of movements) {
    const size = sizeOf(movement)
    all += size
    if (movement.ticker === good || goodOf(movement.ticker) === good) part += size
  }
  return all > 0 ? part / all : 0
}
