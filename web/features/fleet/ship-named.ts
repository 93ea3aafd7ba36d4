import type { ShipChoice } from './ship-choices.ts'

/** A ship that no longer exists is replaced by the first. */
export const shipNamed = (id: string | null, choices: readonly ShipChoice[]): ShipChoice =>
  choices.find((choice) => choice.id === id) ?? choices[0]!
