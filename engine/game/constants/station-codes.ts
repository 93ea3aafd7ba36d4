// A file of its own, since the address of every page needs it, but nothing else about stations.

/** Exchanges whose jumps the game reports for every planet. */
export const STATION_CODES = ['AI1', 'CI1', 'IC1', 'NC1'] as const

/** A choice instead of an exchange: the nearest one by jumps to each base. */
export const NEAREST = 'nearest'
