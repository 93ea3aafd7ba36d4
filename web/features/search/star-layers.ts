import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import type { SystemLayer } from '../star-map/system-layer.ts'
import { programName } from './program-name.ts'

/** Gives every faction a colour. All planets of a system belong to the same faction. */
export function factionLayer(map: StarMap, planets: readonly FoundPlanet[]): SystemLayer {
  const names = new Set(planets.flatMap(({ faction }) => faction ?? []))
  return systemLayer(map, [...names].toSorted(), planets, ({ faction }) =>
    faction === null ? undefined : { group: faction, words: faction },
  )
}

/** The systems where a programme runs, or the one that is asked for. */
export function programLayer(
  map: StarMap,
  planets: readonly FoundPlanet[],
  program: string | null,
): SystemLayer {
  const group = program === null ? 'CoGC programme running' : programName(program)
  return systemLayer(map, [group], planets, ({ cogcProgram, planetName }) =>
    program === null || cogcProgram === program
      ? { group, words: `${planetName}: ${programName(cogcProgram)}` }
      : undefined,
  )
}

function systemLayer(
  map: StarMap,
  names: readonly string[],
  planets: readonly FoundPlanet[],
  partOf: (planet: FoundPlanet) => { group: string; words: string } | undefined,
): SystemLayer {
  const groupOf = new Int8Array(map.systems.length).fill(-1)
  const words = new Map<number, string[]>()
  for (const planet of planets) {
    const place = map.indexOf.get(planet.systemId)
    const part = partOf(planet)
    if (place === undefined || !part) continue
    groupOf[place] = names.indexOf(part.group)
    const said = words.get(place) ?? []
    if (!said.includes(part.words)) words.set(place, [...said, part.words])
  }
  const groups = names.map((name, group) => ({
    name,
    systems: groupOf.reduce((count, its) => count + Number(its === group), 0),
  }))
  return { groups, groupOf, words }
}
