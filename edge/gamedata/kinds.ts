import type * as v from 'valibot'
import {
  Building,
  ExchangeRow,
  type MarketRow,
  Material,
  Planet,
  type PopulationReport,
  Recipe,
  StarSystem,
} from '../../engine/model/gamedata.ts'

/** The whole lists that make a universe, in the order in which they may refer to each other. */
export const KINDS = [
  'materials',
  'systems',
  'buildings',
  'recipes',
  'exchanges',
  'planets',
] as const
export type Kind = (typeof KINDS)[number]

export const SCHEMAS = {
  materials: Material,
  systems: StarSystem,
  buildings: Building,
  recipes: Recipe,
  exchanges: ExchangeRow,
  planets: Planet,
} as const satisfies Record<Kind, v.GenericSchema>

export type RecordOf<K extends Kind> = v.InferOutput<(typeof SCHEMAS)[K]>
export type GameData = { [K in Kind]: RecordOf<K>[] }

/** The field that tells the records of a kind apart, and that an error names. */
export const KEY_FIELD = {
  materials: 'Ticker',
  systems: 'SystemId',
  buildings: 'Ticker',
  recipes: 'RecipeId',
  exchanges: 'TickerId',
  planets: 'PlanetNaturalId',
} as const satisfies { [K in Kind]: keyof RecordOf<K> }

/** A universe with what is known of its past and its people: what one import brings. */
export interface Facts {
  data: GameData
  /** Real price history. Days that are missing here are made up when somebody asks for them. */
  history: MarketRow[]
  /** Real population reports, by planet. */
  population: Record<string, PopulationReport>
}
