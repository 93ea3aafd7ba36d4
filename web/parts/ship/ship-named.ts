import type { ShipChoice } from './ship-choices.ts'

/** A ship that is no more gives way to the first of all. */
export const shipNamed = (id: string | null, choices: readonly ShipChoice[]): ShipChoice =>
  choices.find((choice) => choice.id === id) ?? choices[0]!
