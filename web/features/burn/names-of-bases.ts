import type { FioSites } from '../../../engine/game/fio.ts'

/** By natural id; a planet without a name is named by its id. */
export const namesOfBases = (sites: FioSites): ReadonlyMap<string, string> =>
  new Map(
    Object.values(sites.planets).map(({ PlanetIdentifier, PlanetName }) => [
      PlanetIdentifier,
      PlanetName ?? PlanetIdentifier,
    ]),
  )
