import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isPlanetId } from '../../../engine/fleet/ships/place-id.ts'
import { exchangeIn } from '../../../engine/game/constants/stations.ts'
import type { Planet, StarSystem } from '../../../engine/game/gamedata.ts'
import { planetTitle } from '../../../engine/planets/planet-row.ts'
import { gameQueries } from '../../data/game-queries.ts'
import type { Option } from '../../ui/field/options.ts'
import { systemName } from '../star-map/system-options.ts'

/** `Moria (OT-580), station NC1`; a system without an exchange by its name alone. */
const stationName = (system: StarSystem) => {
  const exchange = exchangeIn(system.NaturalId)
  return exchange ? `${systemName(system)}, station ${exchange}` : systemName(system)
}

/** `Hortus IC1`, `Promitor`: for tables that name many. */
const shortStation = (system: StarSystem) =>
  [system.Name, exchangeIn(system.NaturalId)].filter((word) => word !== undefined).join(' ')

/** Stations of exchanges, then systems with a name, then the others. */
export function systemPlaces(systems: readonly StarSystem[]): Option[] {
  const rank = ({ Name, NaturalId }: StarSystem) =>
    exchangeIn(NaturalId) ? 0 : Name === NaturalId ? 2 : 1
  return systems
    .toSorted((a, b) => rank(a) - rank(b) || stationName(a).localeCompare(stationName(b), 'en'))
    .map((system) => ({ value: system.NaturalId, label: stationName(system) }))
}

const NO_PLANETS: readonly Planet[] = []

/** Names of places; those that are not loaded go by their ids. */
export function usePlaceNames(
  ids: readonly string[],
  length: 'full' | 'short' = 'full',
): (id: string) => string {
  const planetIds = [...new Set(ids.filter(isPlanetId))]
  const systems = useQuery(gameQueries.systems()).data
  const planets =
    useQuery({ ...gameQueries.planets(planetIds), enabled: planetIds.length > 0 }).data ??
    NO_PLANETS
  return useMemo(() => {
    const names = new Map<string, string>()
    const isFull = length === 'full'
    for (const system of systems ?? [])
      names.set(system.NaturalId, isFull ? stationName(system) : shortStation(system))
    for (const planet of planets)
      names.set(planet.PlanetNaturalId, isFull ? planetTitle(planet) : planet.PlanetName)
    return (id) => names.get(id) ?? id
  }, [systems, planets, length])
}
