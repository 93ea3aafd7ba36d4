import type { Planets } from '../../universe/planets.ts'
import type { Universe } from '../../universe/universe.ts'
import { type Galaxy, sameGalaxy } from './galaxy.ts'
import { compileSky, type Sky, type Space, spaceOf } from './space.ts'

let last: { readonly galaxy: Galaxy; readonly sky: Sky } | undefined
const spaces = new WeakMap<Sky, WeakMap<Planets, Space>>()

/** The same object for the same galaxy and planets. */
export function spaceIn({ planets }: Universe, galaxy: Galaxy): Space {
  if (!last || !sameGalaxy(last.galaxy, galaxy)) last = { galaxy, sky: compileSky(galaxy) }
  const { sky } = last
  const bySky = spaces.get(sky) ?? new WeakMap<Planets, Space>()
  spaces.set(sky, bySky)
  const space =
    bySky.get(planets) ??
    spaceOf(sky, (id) => {
      const planet = planets.indexOf.get(id)
      return planet === undefined ? undefined : planets.pressure[planet]
    })
  bySky.set(planets, space)
  return space
}
