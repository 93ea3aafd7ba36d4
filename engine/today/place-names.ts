import { exchangeIn, flightPlace, STATION_NAMES } from '../game/constants/stations.ts'
import type { FioRecords } from './base.ts'

/** Names of the player's bases, warehouses and ships, and of the stations of exchanges; undefined for all other places. */
export function placeNames({
  sites: { planets, ships },
  storage,
}: Pick<FioRecords, 'sites' | 'storage'>): (place: string) => string | undefined {
  const own = new Map<string, string | null>([
    ...Object.values(planets).map((site) => [site.PlanetIdentifier, site.PlanetName] as const),
    ...Object.entries(storage.warehouses).map(
      ([id, { LocationName }]) => [id, LocationName] as const,
    ),
    ...Object.values(ships).map((ship) => [ship.Registration, ship.Name] as const),
  ])
  return (place) => own.get(place) ?? stationName(place)
}

function stationName(place: string): string | undefined {
  const exchange = exchangeIn(flightPlace(place))
  return exchange && STATION_NAMES[exchange]
}
