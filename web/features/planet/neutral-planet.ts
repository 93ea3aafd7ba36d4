/** Montem: rocky, temperate, barren, so that it favours no recipe. */
export const NEUTRAL_PLANET = 'OT-580b'
