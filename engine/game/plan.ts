import * as v from 'valibot'
import { EmpireSummary } from './empire.ts'
import { list } from './list.ts'
import { NameText } from './plain-text.ts'
import { PlanNotes, PlanTags } from './plan-labels.ts'
import { KnownPlanVersion, PlanSchemaVersion } from './plan-version.ts'
import {
  Amount,
  BuildingTicker,
  Faction,
  NonNegative,
  PlanetNaturalId,
  Uuid,
  WholeNumber,
  Workforce,
} from './primitives.ts'
import { Cogc } from './programs.ts'

export const ExpertType = v.picklist([
  'Agriculture',
  'Chemistry',
  'Construction',
  'Electronics',
  'Food_Industries',
  'Fuel_Refining',
  'Manufacturing',
  'Metallurgy',
  'Resource_Extraction',
])
export type ExpertType = v.InferOutput<typeof ExpertType>
/** In the order of the expertises: entry i is the expert of `EXPERTISES[i]`. */
export const EXPERT_TYPES = ExpertType.options

export const HABITATION_TYPES = [
  'HB1',
  'HB2',
  'HB3',
  'HB4',
  'HB5',
  'HBB',
  'HBC',
  'HBM',
  'HBL',
] as const
export type HabitationType = (typeof HABITATION_TYPES)[number]
export const STORAGE_TYPES = ['STO', 'STA', 'STV', 'STW', 'STE'] as const
export type StorageType = (typeof STORAGE_TYPES)[number]
export const InfrastructureType = v.picklist([...HABITATION_TYPES, ...STORAGE_TYPES])
export type InfrastructureType = v.InferOutput<typeof InfrastructureType>
export const INFRASTRUCTURE_TYPES = InfrastructureType.options

export const isInfrastructure = (building: string): building is InfrastructureType =>
  (INFRASTRUCTURE_TYPES as readonly string[]).includes(building)

export const PlanExpert = v.object({
  type: ExpertType,
  amount: v.pipe(NonNegative, v.integer('Number must be whole'), v.maxValue(5)),
})
export type PlanExpert = v.InferOutput<typeof PlanExpert>
export const PlanWorkforce = v.object({ type: Workforce, lux1: v.boolean(), lux2: v.boolean() })
export type PlanWorkforce = v.InferOutput<typeof PlanWorkforce>

export const PlanPlanet = v.object({
  planetid: PlanetNaturalId,
  permits: v.pipe(WholeNumber, v.minValue(1), v.maxValue(1000)),
  corphq: v.boolean(),
  cogc: Cogc,
  experts: list(PlanExpert, EXPERT_TYPES.length),
  workforce: list(PlanWorkforce, 5),
})
export type PlanPlanet = v.InferOutput<typeof PlanPlanet>

export const PlanInfrastructure = v.object({ building: InfrastructureType, amount: Amount })
export type PlanInfrastructure = v.InferOutput<typeof PlanInfrastructure>
export const PlanRecipe = v.object({
  recipeid: v.pipe(v.string(), v.nonEmpty('A recipe id is needed'), v.maxLength(100)),
  amount: Amount,
})
export type PlanRecipe = v.InferOutput<typeof PlanRecipe>
export const PlanBuilding = v.object({
  name: BuildingTicker,
  amount: Amount,
  active_recipes: list(PlanRecipe, 50),
})
export type PlanBuilding = v.InferOutput<typeof PlanBuilding>

const MAX_RECIPES = 1000

function countRecipes(buildings: readonly PlanBuilding[]): number {
  return buildings.reduce((sum, building) => sum + building.active_recipes.length, 0)
}

const parts = {
  planet: PlanPlanet,
  infrastructure: list(PlanInfrastructure, 50),
  buildings: v.pipe(
    list(PlanBuilding, 100),
    v.check(
      (buildings) => countRecipes(buildings) <= MAX_RECIPES,
      `A plan has at most ${MAX_RECIPES} recipes`,
    ),
  ),
}
/** What a plan computes from: the three parts, stored together as `baseplanner_data`. */
export const PlanData = v.object({ ...parts, version: v.optional(PlanSchemaVersion) })
export type PlanData = v.InferOutput<typeof PlanData>

export const PLAN_NAME_LENGTH = 100
const TOO_LONG = `A plan name has at most ${PLAN_NAME_LENGTH} characters`
export const PlanName = v.pipe(NameText, v.maxLength(PLAN_NAME_LENGTH, TOO_LONG))
const head = {
  name: v.pipe(v.string(), v.maxLength(PLAN_NAME_LENGTH)),
  planet_id: PlanetNaturalId,
  faction: Faction,
  permits_used: v.pipe(Amount, v.integer('Number must be whole')),
  permits_total: v.pipe(Amount, v.integer('Number must be whole')),
  override_empire: v.boolean(),
}

/** A plan as the server returns it. Notes and tags are written by a call of their own. */
export const Plan = v.object({
  uuid: Uuid,
  ...head,
  baseplanner_data: PlanData,
  empires: v.array(EmpireSummary),
  notes: v.optional(PlanNotes),
  tags: v.optional(PlanTags),
})
export type Plan = v.InferOutput<typeof Plan>

/** A plan as a client writes it: the three parts are at the top level. */
export const PlanWrite = v.object({
  ...head,
  name: PlanName,
  ...parts,
  version: v.optional(KnownPlanVersion),
  empire_uuid: v.optional(v.nullable(Uuid)),
  uuid: v.optional(v.nullable(Uuid)),
})
export type PlanWrite = v.InferOutput<typeof PlanWrite>

const UnitsPerDay = v.pipe(NonNegative, v.maxValue(1e12))

/** One plan's daily material flow, saved with the plan for spreadsheets. */
export const PlanMaterialIo = v.object({
  uuid: Uuid,
  planet_id: PlanetNaturalId,
  material_io: v.pipe(
    list(
      v.object({
        ticker: v.pipe(v.string(), v.minLength(1), v.maxLength(3)),
        input: UnitsPerDay,
        output: UnitsPerDay,
      }),
      1000,
    ),
    v.check(
      (flows) => new Set(flows.map((flow) => flow.ticker)).size === flows.length,
      'Each material may stand only once',
    ),
  ),
})
export type PlanMaterialIo = v.InferOutput<typeof PlanMaterialIo>
