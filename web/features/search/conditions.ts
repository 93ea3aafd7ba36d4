import type { StarSystem } from '../../../engine/game/gamedata.ts'
import { ProgramType } from '../../../engine/game/programs.ts'
import {
  ANY_PLANET,
  LONGEST_SEARCH_DISTANCE,
  type PlanetSearch,
} from '../../../engine/game/search.ts'
import type { PlanetSearchQuestion } from '../../data/planet-search.ts'

/** A search by name needs this many characters. */
export const SHORTEST_NAME = 3
export const MAX_MATERIALS = 3

type Flag = Extract<keyof PlanetSearch, `${'Include' | 'MustBe' | 'MustHave'}${string}`>

/** Environments that can be accepted in addition to the normal one. Their names are in the address. */
export const SURROUNDINGS = {
  rocky: { flag: 'IncludeRocky', label: 'Rocky', takes: 'MCG' },
  gaseous: { flag: 'IncludeGaseous', label: 'Gaseous', takes: 'AEF' },
  'low-gravity': { flag: 'IncludeLowGravity', label: 'Low gravity', takes: 'MGC' },
  'high-gravity': { flag: 'IncludeHighGravity', label: 'High gravity', takes: 'BL' },
  'low-pressure': { flag: 'IncludeLowPressure', label: 'Low pressure', takes: 'SEA' },
  'high-pressure': { flag: 'IncludeHighPressure', label: 'High pressure', takes: 'HSE' },
  cold: { flag: 'IncludeLowTemperature', label: 'Cold', takes: 'INS' },
  hot: { flag: 'IncludeHighTemperature', label: 'Hot', takes: 'TSH' },
} as const satisfies Record<string, { flag: Flag; label: string; takes: string }>
export type Surrounding = keyof typeof SURROUNDINGS
export const ALL_SURROUNDINGS = Object.keys(SURROUNDINGS) as Surrounding[]

export const PLANET_FEATURES = {
  fertile: { flag: 'MustBeFertile', label: 'Fertile', name: 'Fertile soil' },
  LM: { flag: 'MustHaveLocalMarket', label: 'LM', name: 'Local market' },
  COGC: { flag: 'MustHaveChamberOfCommerce', label: 'CoGC', name: 'Chamber of commerce' },
  WAR: { flag: 'MustHaveWarehouse', label: 'WAR', name: 'Warehouse' },
  ADM: { flag: 'MustHaveAdministrationCenter', label: 'ADM', name: 'Administration centre' },
  SHY: { flag: 'MustHaveShipyard', label: 'SHY', name: 'Shipyard' },
} as const satisfies Record<string, { flag: Flag; label: string; name: string }>
export type Feature = keyof typeof PLANET_FEATURES
export const ALL_FEATURES = Object.keys(PLANET_FEATURES) as Feature[]

/** The nine of an expertise and the five of a workforce. */
export const PROGRAMS: readonly ProgramType[] = ProgramType.options.filter(
  (program) => program !== 'Invalid',
)

export interface Conditions {
  readonly materials: readonly string[]
  /** By ticker, the least richness in per cent of the richest known deposit; 0 without a limit. */
  readonly richness: Readonly<Record<string, number>>
  readonly programs: readonly ProgramType[]
  readonly surroundings: readonly Surrounding[]
  readonly features: readonly Feature[]
  /** Natural id of the system that the distance is measured from. */
  readonly near: string | null
  readonly within: number
  readonly freePlots: number
  /** Natural id of the place that flights to the planets begin at; a station's is that of its system. */
  readonly flownFrom: string | null
  /** Null means the first of the player's ships. */
  readonly ship: string | null
  /** Null means that a flight may take any time. */
  readonly hours: number | null
}

export const FIRST_CONDITIONS: Conditions = {
  materials: [],
  richness: {},
  programs: [],
  surroundings: ['rocky'],
  features: [],
  near: null,
  within: LONGEST_SEARCH_DISTANCE,
  freePlots: 0,
  flownFrom: null,
  ship: null,
  hours: null,
}

/** The request to the server and the worker; undefined if its system is unknown. */
export function questionOf(
  conditions: Conditions,
  systems: readonly StarSystem[],
): PlanetSearchQuestion | undefined {
  const { materials, programs, surroundings, features, near, within, freePlots } = conditions
  const flags = Object.fromEntries([
    ...ALL_SURROUNDINGS.map((name) => [SURROUNDINGS[name].flag, surroundings.includes(name)]),
    ...ALL_FEATURES.map((name) => [PLANET_FEATURES[name].flag, features.includes(name)]),
  ])
  const search: PlanetSearch = {
    ...ANY_PLANET,
    ...flags,
    Materials: [...materials],
    COGC: [...programs],
  }
  const richness = Object.fromEntries(
    materials.map((ticker) => [ticker, (conditions.richness[ticker] ?? 0) / 100]),
  )
  const narrowing = { richness, freePlots, programs }
  if (near === null) return { search, narrowing }
  const start = systems.find(({ NaturalId }) => NaturalId === near)
  if (!start) return undefined
  const MaxDistanceCheck = { SystemId: start.SystemId, MaxDistance: within }
  return { search: { ...search, MaxDistanceCheck }, narrowing }
}
