import {
  EXPERT_TYPES,
  type PlanBuilding,
  type PlanData,
  type PlanInfrastructure,
  type PlanRecipe,
} from '../../game/plan.ts'
import { WORKFORCES } from '../../game/primitives.ts'
import type { Universe } from '../../universe/universe.ts'
import type { KindColumn } from './buildings.ts'
import type { Net } from './columns.ts'
import type { AdvisorModel } from './model.ts'

type BaseModel = Pick<AdvisorModel, 'request' | 'kinds' | 'habitations' | 'storages' | 'experts'>

/** Buildings of one kind that run the same recipes in turn. */
export interface Loop {
  readonly kind: KindColumn
  readonly buildings: number
  /** Of each of its works before the buildings begin again. */
  readonly runs: readonly number[]
}

/** Without loops its buildings divide their time as the solution says, in parts of runs. */
export function planOf(
  universe: Universe,
  model: BaseModel,
  values: Float64Array,
  loops: readonly Loop[] = loopsOf(model.kinds, values),
): PlanData {
  const { site } = model.request
  return {
    planet: {
      planetid: site.planetNaturalId,
      permits: site.permits,
      corphq: site.corphq,
      cogc: site.cogc,
      experts: EXPERT_TYPES.map((type, expertise) => ({
        type,
        amount:
          site.experts === 'choose'
            ? chosenExperts(model, values, expertise)
            : (site.experts[type] ?? 0),
      })),
      workforce: WORKFORCES.map(
        (type) =>
          site.luxuries.find((entry) => entry.type === type) ?? { type, lux1: true, lux2: true },
      ),
    },
    infrastructure: infrastructureOf(model, values),
    buildings: loops.map((loop) => rowOf(universe, loop)),
  }
}

function chosenExperts({ experts }: BaseModel, values: Float64Array, expertise: number): number {
  return Math.max(
    0,
    experts[expertise]!.findIndex((column) => values[column]! > 0.5),
  )
}

function infrastructureOf(
  { habitations, storages }: BaseModel,
  values: Float64Array,
): PlanInfrastructure[] {
  return [...habitations, ...storages].flatMap(({ type, column }) => {
    const amount = Math.round(values[column]!)
    return amount > 0 ? [{ building: type, amount }] : []
  })
}

/** Less of a building's time is a solver's rounding. */
const MIN_SHARE = 1e-9

function loopsOf(kinds: readonly KindColumn[], values: Float64Array): Loop[] {
  return kinds.flatMap((kind) => {
    const buildings = Math.round(values[kind.column]!)
    if (buildings === 0) return []
    const runs = kind.works.map(({ column, work }) =>
      values[column]! > MIN_SHARE * buildings ? values[column]! / work.recipe.timeMs : 0,
    )
    const least = Math.min(...runs.filter((amount) => amount > 0))
    return [{ kind, buildings, runs: runs.map((amount) => amount / least) }]
  })
}

function rowOf({ buildings: { ticker } }: Universe, { kind, buildings, runs }: Loop): PlanBuilding {
  return {
    name: ticker[kind.kind.building]!,
    amount: buildings,
    active_recipes: kind.works.flatMap(({ work }, i): PlanRecipe[] =>
      runs[i]! > 0 ? [{ recipeid: work.recipe.id, amount: runs[i]! }] : [],
    ),
  }
}

/** Without what a solver's tolerance leaves: whole buildings, all of their time, and what then is sold and bought. */
export function settled(model: AdvisorModel, solution: Float64Array): Float64Array {
  const { program, kinds, undone, trade } = model
  const values = solution.map((value, c) => (program.integer[c] ? Math.round(value) : value))
  const left = new Map<number, number>()
  const count = (column: number, net: Net) => {
    for (const [material, perDay] of net) {
      left.set(material, (left.get(material) ?? 0) + values[column]! * perDay)
    }
  }
  for (const { column, kind, works } of kinds) {
    count(column, kind.net)
    const most = MIN_SHARE * values[column]!
    for (const work of works) if (values[work.column]! <= most) values[work.column] = 0
    const worked = works.reduce((sum, work) => sum + values[work.column]!, 0)
    for (const {
      column: work,
      work: { net },
    } of works) {
      values[work] = worked > 0 ? (values[work]! * values[column]!) / worked : 0
      count(work, net)
    }
  }
  for (const { column, net } of undone) count(column, net)
  for (const [material, column] of trade.sold) {
    values[column] = Math.max(0, left.get(material) ?? 0)
  }
  for (const [material, column] of trade.bought) {
    values[column] = Math.max(0, -(left.get(material) ?? 0))
  }
  return values
}
