import { csvText } from '../../../engine/game/csv-text.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import { exhaustionDays } from '../../../engine/supply/burn.ts'
import { planetStock, type Stock } from '../../../engine/supply/stock.ts'
import { csvLine } from './line.ts'
import type { PlanFlow } from './plan-flows.ts'

export const FLOW_COLUMNS = 'PLANET PLAN TICKER INPUT OUTPUT DELTA STORAGE BURN PLAN_NAME'.split(
  ' ',
)
/** Lines are passed on in parts of this length, because passing on a line costs more than writing it. */
const PART_CHARACTERS = 16_384

type Flows = AsyncIterable<PlanFlow> | Iterable<PlanFlow>

/**
 * Writes what plans use and make, with the stock on their planets. `storage` is null for people without game data. The sheet of
 * a full account has ten thousand lines, so what all lines of a plan share is written once.
 */
export async function* flowSheet(plans: Flows, storage: FioStorage | null): AsyncGenerator<string> {
  const stocks = new Map<string, Stock>()
  const stockOn = (planet: string, known: FioStorage): Stock => {
    const stock = stocks.get(planet) ?? planetStock(known, planet)
    stocks.set(planet, stock)
    return stock
  }
  let text = csvLine(FLOW_COLUMNS)
  for await (const { planetNaturalId, planUuid, planName, flow } of plans) {
    const stock = storage && stockOn(planetNaturalId, storage)
    const plan = `${csvText(planetNaturalId)},${csvText(planUuid)}`
    const name = csvText(planName)
    for (const { ticker, input, output } of flow) {
      const delta = output - input
      const cells = `${csvText(ticker)},${input},${output},${delta},${stockCells(stock, ticker, delta)}`
      text += `${plan},${cells},${name}\r\n`
      if (text.length < PART_CHARACTERS) continue
      yield text
      text = ''
    }
  }
  yield text
}

/** Units on the planet and how many days they last. Empty if the stock is not known, or lasts forever. */
function stockCells(stock: Stock | null, ticker: string, delta: number): string {
  if (!stock) return ','
  const units = stock.get(ticker) ?? 0
  const days = exhaustionDays(units, { delta })
  return `${units},${Number.isFinite(days) ? days : ''}`
}
