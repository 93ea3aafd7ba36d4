import {
  EXPERT_TYPES,
  type PlanBuilding,
  type PlanData,
  type PlanInfrastructure,
  type PlanRecipe,
} from '../model/plan.ts'
import { WORKFORCES } from '../model/primitives.ts'
import type { Universe } from '../universe/universe.ts'
import type { Activity } from './columns.ts'
import type { AdvisorModel } from './model.ts'

type BaseColumns = Pick<
  AdvisorModel,
  'request' | 'activities' | 'habitations' | 'storages' | 'experts'
>

export function planOf(universe: Universe, model: BaseColumns, values: Float64Array): PlanData {
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
    buildings: buildingsOf(universe, model, values),
  }
}

function chosenExperts({ experts }: BaseColumns, values: Float64Array, expertise: number): number {
  return Math.max(
    0,
    experts[expertise]!.findIndex((column) => values[column]! > 0.5),
  )
}

function infrastructureOf(
  { habitations, storages }: BaseColumns,
  values: Float64Array,
): PlanInfrastructure[] {
  return [...habitations, ...storages].flatMap(({ type, column }) => {
    const amount = Math.round(values[column]!)
    return amount > 0 ? [{ building: type, amount }] : []
  })
}

interface Share {
  readonly activity: Activity
  readonly buildings: number
}

function buildingsOf(
  universe: Universe,
  { activities }: BaseColumns,
  values: Float64Array,
): PlanBuilding[] {
  const built = activities
    .map(({ column, activity }): Share => ({ activity, buildings: Math.round(values[column]!) }))
    .filter(({ buildings }) => buildings !== 0)
  const shares = Map.groupBy(built, ({ activity }) => activity.building)
  return [...shares].flatMap(([building, all]) => rowsOf(universe.buildings.ticker[building]!, all))
}

const MOST_RUNS = 1000

/**
 * One row for all buildings of a kind, with runs in the ratio that gives each recipe as much time as its buildings had;
 * a row for each recipe where that ratio needs large numbers. Idle buildings keep a row of their own.
 */
function rowsOf(name: string, shares: readonly Share[]): PlanBuilding[] {
  const working = shares.filter(({ activity }) => activity.recipe)
  const row = (amount: number, active_recipes: PlanRecipe[]) => ({ name, amount, active_recipes })
  const idle = shares
    .filter(({ activity }) => !activity.recipe)
    .map(({ buildings }) => row(buildings, []))
  const runs = runRatio(working)
  if (!runs) {
    return [
      ...working.map(({ activity, buildings }) =>
        row(buildings, [{ recipeid: activity.recipe!.id, amount: 1 }]),
      ),
      ...idle,
    ]
  }
  const together = row(
    working.reduce((sum, { buildings }) => sum + buildings, 0),
    working.map(({ activity }, i) => ({ recipeid: activity.recipe!.id, amount: runs[i]! })),
  )
  return working.length > 0 ? [together, ...idle] : idle
}

/** The smallest whole numbers of runs that divide the time as the buildings are divided; undefined where they are large. */
function runRatio(shares: readonly Share[]): number[] | undefined {
  if (shares.length < 2) return shares.map(() => 1)
  const times = shares.map(({ activity }) => activity.recipe!.timeMs)
  if (!times.every(Number.isSafeInteger)) return undefined
  const cycle = times.reduce(leastCommonMultiple)
  if (!Number.isSafeInteger(cycle)) return undefined
  const runs = shares.map(({ buildings }, i) => (buildings * cycle) / times[i]!)
  const divisor = runs.reduce(greatestCommonDivisor)
  const least = runs.map((amount) => amount / divisor)
  return least.every((amount) => amount <= MOST_RUNS) ? least : undefined
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
const leastCommonMultiple = (a: number, b: number) => (a / greatestCommonDivisor(a, b)) * b
