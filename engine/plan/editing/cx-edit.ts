import type {
  CxData,
  ExchangeCode,
  ExchangePreference,
  PreferenceType,
  StepCode,
  TickerPreference,
} from '../../game/cx.ts'

/** A planet, or the whole empire (null). */
export type CxPlace = string | null

/** A preference is named by its place, its type and, for a material, its ticker. */
export type CxEdit =
  | { kind: 'rename'; name: string }
  | { kind: 'add exchange'; place: CxPlace; type: PreferenceType; exchange: ExchangeCode }
  | { kind: 'change exchange'; place: CxPlace; type: PreferenceType; exchange: ExchangeCode }
  /** Tried in this order if the exchange has no price. */
  | { kind: 'exchange steps'; place: CxPlace; type: PreferenceType; instead: readonly StepCode[] }
  | { kind: 'remove exchange'; place: CxPlace; type: PreferenceType }
  | { kind: 'add ticker'; place: CxPlace; ticker: string; type: PreferenceType; value: number }
  | { kind: 'ticker value'; place: CxPlace; ticker: string; type: PreferenceType; value: number }
  /** Whether a price set by hand is used only if there is no other. */
  | { kind: 'ticker last'; place: CxPlace; ticker: string; type: PreferenceType; last: boolean }
  | { kind: 'remove ticker'; place: CxPlace; ticker: string; type: PreferenceType }
  /** Lists a planet without preferences yet; those of the empire apply there. */
  | { kind: 'add planet'; planet: string }
  | { kind: 'remove planet'; planet: string }
  | { kind: 'take over'; cx: CxData; as: string }

export const planetsOf = ({ cx_planets, ticker_planets }: CxData): string[] => [
  ...new Set([...cx_planets, ...ticker_planets].map(({ planet }) => planet)),
]

export const exchangesAt = (cx: CxData, place: CxPlace): ExchangePreference[] =>
  place === null ? cx.cx_empire : (entryOf(cx.cx_planets, place)?.preferences ?? [])

export const tickersAt = (cx: CxData, place: CxPlace): TickerPreference[] =>
  place === null ? cx.ticker_empire : (entryOf(cx.ticker_planets, place)?.preferences ?? [])

export interface PlanetEntry<T> {
  planet: string
  preferences: T[]
}
const entryOf = <T>(entries: readonly PlanetEntry<T>[], place: string) =>
  entries.find(({ planet }) => planet === place)
