import type * as v from 'valibot'
import { Building, ExchangeRow, Material, Planet, Recipe, StarSystem } from './gamedata.ts'

/** In the order of their references: a kind refers only to earlier ones. */
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

/** Identifies the records of a kind, and is used in error messages. */
export const KEY_FIELD = {
  materials: 'Ticker',
  systems: 'SystemId',
  buildings: 'Ticker',
  recipes: 'RecipeId',
  exchanges: 'TickerId',
  planets: 'PlanetNaturalId',
} as const satisfies { [K in Kind]: keyof RecordOf<K> }
