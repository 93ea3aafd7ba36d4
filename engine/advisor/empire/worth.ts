import type { Universe } from '../../universe/universe.ts'
import type { Relaxed } from '../solver.ts'
import type { EmpireWorth } from './answer.ts'
import type { LimitRows } from './relaxation.ts'

const LEAST = 1e-6
const HOURS_OF_A_DAY = 24
const MILLION = 1e6

export function empireWorth(
  { materials }: Universe,
  rows: LimitRows,
  { rowDual }: Relaxed,
): EmpireWorth {
  const worth = (row: number) => Math.max(0, rowDual[row]!)
  return {
    perPermit: worth(rows.permits),
    perShip: rows.hours === undefined ? null : worth(rows.hours) * HOURS_OF_A_DAY,
    perMillion: rows.budget === undefined ? null : worth(rows.budget) * MILLION,
    markets: rows.markets
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
