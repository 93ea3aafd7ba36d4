/** What a new player may look at: a farm that earns something, not stored until it is saved. */
export const FIRST_BASE = {
  params: { planetNaturalId: 'UV-351a', planUuid: undefined },
  search: { start: { building: 'FRM', recipe: 'FRM#1xH2O=>4xGRN', cogc: 'AGRICULTURE' } },
} as const
