import type { StarSystem } from '../model/gamedata.ts'

/** Star systems in a form that reaches a worker within microseconds. */
export interface Galaxy {
  /** Natural ids with a space between them. */
  readonly systems: string
  /** x, y and z of each system, in map units. */
  readonly positions: Float64Array
  /** The neighbours of system i are links[first[i]] … links[first[i + 1] − 1]. */
  readonly first: Int32Array
  readonly links: Int32Array
}

export function galaxyOf(systems: readonly StarSystem[]): Galaxy {
  const indexOf = new Map(systems.map(({ SystemId }, index) => [SystemId, index]))
  const first = new Int32Array(systems.length + 1)
  const links: number[] = []
  for (const [index, { connections }] of systems.entries()) {
    for (const id of connections) {
      const neighbour = indexOf.get(id)
      if (neighbour !== undefined) links.push(neighbour)
    }
    first[index + 1] = links.length
  }
  return {
    systems: systems.map(({ NaturalId }) => NaturalId).join(' '),
    positions: Float64Array.from(
      systems.flatMap(({ PositionX, PositionY, PositionZ }) => [PositionX, PositionY, PositionZ]),
    ),
    first,
    links: Int32Array.from(links),
  }
}

export const sameGalaxy = (one: Galaxy, other: Galaxy) =>
  one === other ||
  (one.systems === other.systems &&
    sameNumbers(one.positions, other.positions) &&
    sameNumbers(one.links, other.links))

function sameNumbers(one: Float64Array | Int32Array, other: Float64Array | Int32Array): boolean {
  if (one.length !== other.length) return false
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false
  return true
}
