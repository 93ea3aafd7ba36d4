import type { FlightPlace, Space } from '../../../engine/fleet/ships/space.ts'

/** Systems of the stations, by the codes in records. */
const STATIONS: Readonly<Record<string, string>> = {
  ...{ ANT: 'ZV-307', BEN: 'UV-351', MOR: 'OT-580', HRT: 'VH-331', ARC: 'AM-783', HUB: 'TD-203' },
}

/** A place of a record: a planet, or a station by its code. */
export const placeNamed = ({ placeOf }: Space, name: string): FlightPlace | undefined =>
  placeOf(STATIONS[name] ?? name)

export const systemNamed = ({ sky }: Space, name: string): number | undefined =>
  sky.indexOf.get(STATIONS[name] ?? name)
