import type { Universe } from '../../universe/universe.ts'
import type { Relaxed } from '../solver.ts'
import type { EmpireWorth } from './answer.ts'
import type { EmpireModel } from './model.ts'

const LEAST = 1e-6
const HOURS_OF_A_DAY = 24
const MILLION = 1e6

/** The duals of the relaxation in units that a player can buy. */
export function empireWorth(
  { materials }: Universe,
  model: EmpireModel,
  { rowDual }: Relaxed,
): EmpireWorth {
  const { permitsRow, budgetRow, hoursRow, marketRows } = model
  const worth = (row: number) => Math.max(0, rowDual[row]!)
  return {
    perPermit: worth(permitsRow),
    perShip: hoursRow === undefined ? null : worth(hoursRow) * HOURS_OF_A_DAY,
    perMillion: budgetRow === undefined ? null : worth(budgetRow) * MILLION,
    markets: marketRows
      .map(({ market: { exchange, material, side, dailyVolume }, row }) => ({
        exchange,
        ticker: materials.ticker[material]!,
        side,
        perTenth: (worth(row) * dailyVolume) / 10,
      }))
      .filter(({ perTenth }) => perTenth > LEAST)
      .sort((a, b) => b.perTenth - a.perTenth),
  }
}
