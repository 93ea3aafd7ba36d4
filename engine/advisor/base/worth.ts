import type { PlanData } from '../../game/plan.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Relaxed } from '../solver.ts'
import type { KindColumn } from './buildings.ts'
import type { AdvisorModel } from './model.ts'

export interface Worth {
  readonly perArea: number
  /** One more unit a day that may be traded, the most valuable first. Units beyond the daily volume are left out. */
  readonly markets: readonly {
    readonly ticker: string
    readonly side: 'sell' | 'buy'
    readonly perUnit: number
  }[]
  /** Buildings that are not built: what one would have to earn more a day to pay, the nearest first. */
  readonly missed: readonly { readonly building: string; readonly short: number }[]
}

const LEAST = 1e-6

/** `proposed`: the base next to which the estimates are shown. */
export function worthOf(
  universe: Universe,
  model: AdvisorModel,
  relaxed: Relaxed,
  proposed: Pick<PlanData, 'buildings'>,
): Worth {
  const { buildings, materials } = universe
  const { values, columnDual, rowDual } = relaxed
  const { sold, bought } = model.request.site.dailyVolume
  const market = (side: 'sell' | 'buy', columns: ReadonlyMap<number, number>) =>
    [...columns]
      .filter(([material, column]) => {
        const volume = (side === 'sell' ? sold : bought)[material]!
        return model.program.upper[column]! + 1 <= volume
      })
      .map(([material, column]) => ({
        ticker: materials.ticker[material]!,
        side,
        perUnit: columnDual[column]!,
      }))
  const shortOf = (column: number) => Math.max(0, -columnDual[column]!)
  // A building more is also a work more: both together cost what their duals say.
  const shortOfKind = ({ column, works }: KindColumn) =>
    shortOf(column) + Math.min(...works.map((work) => shortOf(work.column)))
  const built = new Set(proposed.buildings.map(({ name }) => buildings.indexOf.get(name)))
  const working = model.kinds.filter(({ works }) => works.length > 0)
  const missed = [...Map.groupBy(working, ({ kind }) => kind.building)].flatMap(
    ([building, kinds]) => {
      if (built.has(building) || kinds.some(({ column }) => values[column]! > LEAST)) return []
      const short = Math.min(...kinds.map(shortOfKind))
      return short > LEAST ? [{ building: buildings.ticker[building]!, short }] : []
    },
  )
  return {
    perArea: Math.max(0, rowDual[model.areaRow]!),
    markets: [...market('sell', model.trade.sold), ...market('buy', model.trade.bought)]
      .filter(({ perUnit }) => perUnit > LEAST)
      .sort((a, b) => b.perUnit - a.perUnit),
    missed: missed.sort((a, b) => a.short - b.short),
  }
}
