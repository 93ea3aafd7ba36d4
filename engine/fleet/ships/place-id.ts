/** Natural ids of places: `KW-688c` is a planet, `KW-688` its system, or the station there. */
const PLANET_LETTERS = /(?<![a-z])[a-z]+$/

export const isPlanetId = (placeId: string): boolean => PLANET_LETTERS.test(placeId)

export const systemOf = (placeId: string): string => placeId.replace(PLANET_LETTERS, '')
