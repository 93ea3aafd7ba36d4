/** Hours that a search for what is near by flight may ask for. */
export const LONGEST_FLIGHT = 1000
