import type { Galaxy } from '../fleet/ships/galaxy.ts'
import { systemOf } from '../fleet/ships/place-id.ts'
import { EXCHANGE_SYSTEMS } from '../game/constants/stations.ts'
import { EXCHANGES, type Exchange } from '../game/cx.ts'

/**
 * Where a player buys and ships begin: the exchange that most plans buy at, else the one that most ships are nearest to,
 * else most bases. Undefined if nothing of it is known.
 */
export function homeExchange(
  galaxy: Galaxy,
  {
    buysAt,
    ships,
    bases,
  }: {
    /** By plan; undefined where its prices name no exchange. */
    readonly buysAt: readonly (Exchange | undefined)[]
    /** Natural ids of the places of the ships; null where unknown. */
    readonly ships: readonly (string | null)[]
    readonly bases: readonly string[]
  },
): Exchange | undefined {
  const nearest = nearestExchange(galaxy)
  const known = <T>(values: readonly (T | null | undefined)[]) =>
    values.filter((value) => value !== null && value !== undefined) as T[]
  return (
    mostCommon(known(buysAt)) ??
    mostCommon(known(known(ships).map(nearest))) ??
    mostCommon(known(bases.map(nearest)))
  )
}

/** Of equals the first. */
function mostCommon(values: readonly Exchange[]): Exchange | undefined {
  const counts = [...Map.groupBy(values, (value) => value)]
  return counts.reduce<(typeof counts)[number] | undefined>(
    (most, next) => (most && most[1].length >= next[1].length ? most : next),
    undefined,
  )?.[0]
}

/** In a straight line. Undefined for a place that the galaxy does not have. */
function nearestExchange({ systems, positions }: Galaxy): (place: string) => Exchange | undefined {
  const numbers = new Map(systems.split(' ').map((id, n) => [id, n]))
  const distance = (a: number, b: number) =>
    Math.hypot(...[0, 1, 2].map((axis) => positions[3 * a + axis]! - positions[3 * b + axis]!))
  return (place) => {
    const here = numbers.get(systemOf(place))
    if (here === undefined) return undefined
    const distances = EXCHANGES.flatMap((exchange) => {
      const there = numbers.get(EXCHANGE_SYSTEMS[exchange])
      return there === undefined ? [] : [{ exchange, distance: distance(here, there) }]
    })
    return distances.sort((a, b) => a.distance - b.distance)[0]?.exchange
  }
}
