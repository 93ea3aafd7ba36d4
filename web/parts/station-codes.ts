import type { STATIONS } from '../../engine/model/gamedata.ts'

/** Exchanges whose jumps the game tells of every planet. */
export const STATION_CODES = ['AI1', 'CI1', 'IC1', 'NC1'] as const

export const STATION_OF: Readonly<
  Record<(typeof STATION_CODES)[number], (typeof STATIONS)[number]>
> = {
  AI1: 'Antares Station',
  CI1: 'Benten Station',
  IC1: 'Hortus Station',
  NC1: 'Moria Station',
}
