import type { BaseWorkforce, LineOrder, ProductionLine } from '../../engine/game/company.ts'
import type { Rules } from '../../engine/game/constants/rules.ts'
import { workforceNeeds } from '../../engine/game/constants/workforce.ts'
import type { PlanResult } from '../../engine/plan/result.ts'
import type { Universe } from '../../engine/universe/universe.ts'

export interface SimulatedBase {
  readonly planetId: string
  readonly result: Pick<PlanResult, 'production' | 'workforce'>
  /** Mean condition of the buildings. */
  readonly condition: number
  readonly rules: Rules
}

/** The lines of a base that runs exactly as its plan says, in recurring orders: one in the queue for each recipe. */
export function simulatedLines(
  universe: Universe,
  { planetId, result, condition }: SimulatedBase,
  now: number,
): ProductionLine[] {
  return result.production.buildings.flatMap((row, n) => {
    const building = universe.buildings.indexOf.get(row.name)
    const queued = row.activeRecipes.flatMap(({ amount, time, recipe }): LineOrder[] =>
      amount === 0 || time === 0
        ? []
        : [
            {
              inputs: recipe.Inputs.map(({ Ticker, Amount }) => ({
                ticker: Ticker,
                amount: Amount * amount,
              })),
              outputs: recipe.Outputs.map(({ Ticker, Amount }) => ({
                ticker: Ticker,
                amount: Amount * amount,
              })),
              startedMs: null,
              endsMs: null,
              durationMs: time,
              isHalted: false,
              isRecurring: true,
              fee: null,
              feeCurrency: null,
            },
          ],
    )
    if (building === undefined || row.amount === 0) return []
    const running = Array.from({ length: queued.length > 0 ? row.amount : 0 }, (_, slot) => {
      const order = queued[slot % queued.length]!
      // Buildings began one after the other, so that not all of them end at once.
      const startedMs = now - (order.durationMs! * (slot + 1)) / (row.amount + 1)
      return { ...order, startedMs, endsMs: startedMs + order.durationMs! }
    })
    return [
      {
        id: `${planetId} ${n}`,
        planetId,
        buildingName: universe.buildings.record[building]!.Name,
        capacity: row.amount,
        efficiency: row.totalEfficiency,
        condition,
        orders: [...running, ...queued],
      },
    ]
  })
}

/** The workers of such a base: as many as it has jobs and homes for, as content as the plan says. */
export function simulatedWorkforce(
  { planetId, result, rules }: SimulatedBase,
  now: number,
): BaseWorkforce {
  const needs = workforceNeeds(rules)
  return {
    planetId,
    updatedMs: now,
    levels: Object.values(result.workforce)
      .filter(({ required }) => required > 0)
      .map((row) => {
        const population = Math.min(row.required, row.capacity)
        const isProvided = [true, row.lux1, row.lux2]
        return {
          level: row.name.toUpperCase(),
          population,
          capacity: row.capacity,
          required: row.required,
          satisfaction: row.efficiency,
          needs: needs[row.name].map(({ ticker, perHundredPerDay, luxury }) => ({
            ticker,
            isEssential: luxury === 0,
            satisfaction: isProvided[luxury] ? 1 : 0,
            unitsPerDay: (perHundredPerDay * population) / 100,
          })),
        }
      }),
  }
}
