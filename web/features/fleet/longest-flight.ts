/** The longest flight in hours that a search for near places allows. */
export const LONGEST_FLIGHT = 1000
