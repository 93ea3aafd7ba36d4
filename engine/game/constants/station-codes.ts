// By itself, since every page's address needs it and nothing else of the stations.

/** Exchanges whose jumps the game reports for every planet. */
export const STATION_CODES = ['AI1', 'CI1', 'IC1', 'NC1'] as const

/** Instead of an exchange: the one that is the fewest jumps from each base. */
export const NEAREST = 'nearest'
