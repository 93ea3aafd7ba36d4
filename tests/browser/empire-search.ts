import { patient } from './patience.ts'

const PLANETS = ['UV-351a', 'OT-580b', 'KW-688c']

/** How long to wait for a search of ten seconds, on a machine that does much else. */
export const SEARCH_MS = patient(120_000)

/** The fields of a search for the best empire, as its address has them. */
export const searchFields = (change: object = {}) =>
  new URLSearchParams(
    Object.entries({
      permits: 2,
      planets: PLANETS,
      full: true,
      seconds: 10,
      ...change,
    }).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
