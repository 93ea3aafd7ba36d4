import * as v from 'valibot'
import { dayOf, dayStart } from './time.ts'

/** Upper bound of every count that a person may enter: far above any base, and short to store. */
export const LARGEST_AMOUNT = 1_000_000

export const MaterialTicker = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{1,3}$/, 'A material ticker has 1 to 3 characters'),
)
export const BuildingTicker = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{2,3}$/, 'A building ticker has 2 to 3 characters'),
)
export const GameId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/i, 'An id of the game has 32 hex digits'),
)
export const PlanetNaturalId = v.pipe(
  v.string(),
  v.nonEmpty('A planet id is needed'),
  v.maxLength(32),
  v.regex(/^[^\p{C}\u2028\u2029]*$/u, 'A planet id has no invisible characters'),
)
/** Capital letters do not make a different uuid. */
export const Uuid = v.pipe(v.string(), v.uuid('A uuid is needed'), v.toLowerCase())

export const FiniteNumber = v.pipe(v.number(), v.finite())
export const NonNegative = v.pipe(FiniteNumber, v.minValue(0, 'Number must be 0 or positive'))
export const Amount = v.pipe(NonNegative, v.maxValue(LARGEST_AMOUNT))
export const WholeNumber = v.pipe(FiniteNumber, v.integer('Number must be whole'))
export const Positive = v.pipe(
  FiniteNumber,
  v.check((n) => n > 0, 'Number must be above 0'),
)

/** The game's services write several ISO forms. */
export const DateString = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Invalid date string'),
)
/** A calendar day that exists: `2025-04-01`. */
export const PlainDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Invalid date string'),
  v.check((text) => {
    const at = dayStart(text)
    return !Number.isNaN(at) && dayOf(at) === text
  }, 'Invalid date string'),
)

export const Expertise = v.picklist([
  'AGRICULTURE',
  'CHEMISTRY',
  'CONSTRUCTION',
  'ELECTRONICS',
  'FOOD_INDUSTRIES',
  'FUEL_REFINING',
  'MANUFACTURING',
  'METALLURGY',
  'RESOURCE_EXTRACTION',
])
export type Expertise = v.InferOutput<typeof Expertise>
export const EXPERTISES = Expertise.options

export const Workforce = v.picklist(['pioneer', 'settler', 'technician', 'engineer', 'scientist'])
export type Workforce = v.InferOutput<typeof Workforce>
/** Tables and typed columns use this order. */
export const WORKFORCES = Workforce.options
/** The field of a building's record that counts each kind of worker, in the same order. */
export const WORKER_FIELDS = [
  'Pioneers',
  'Settlers',
  'Technicians',
  'Engineers',
  'Scientists',
] as const

export const Faction = v.picklist(['NONE', 'ANTARES', 'BENTEN', 'HORTUS', 'MORIA', 'OUTSIDEREGION'])
export type Faction = v.InferOutput<typeof Faction>
export const FACTIONS = Faction.options
