import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import type { Universe } from '../../../engine/universe/universe.ts'
import { type Cell, csvLine, csvLines } from '../csv/line.ts'
import type { Table } from '../csv/tables.ts'
import type { EvaluatedShare } from './evaluations.ts'

type Plans = AsyncIterable<EvaluatedShare>

const FLOW_COLUMNS = ['PLANET', 'PLAN', 'TICKER', 'INPUT', 'OUTPUT', 'DELTA', 'VALUE', 'PLAN_NAME']

/** What each plan uses and makes, with the value of the balance in $ a day. */
export async function* sharedFlowSheet(plans: Plans): AsyncGenerator<string> {
  const lineOf = csvLines<readonly Cell[]>(
    FLOW_COLUMNS.map((_, column) => (cells: readonly Cell[]) => cells[column] ?? null),
  )
  yield csvLine(FLOW_COLUMNS)
  for await (const { planetNaturalId, planUuid, planName, result } of plans) {
    yield (result?.materialio ?? [])
      .map(({ ticker, input, output, delta, price }) =>
        lineOf([planetNaturalId, planUuid, ticker, input, output, delta, price, planName]),
      )
      .join('')
  }
}

/** A figure that is not finite, such as the payback of a loss, is an empty cell. */
const cell = (value: number | undefined): Cell =>
  value !== undefined && Number.isFinite(value) ? value : null

const PLAN_TABLE: Table<EvaluatedShare> = {
  PLANET: ({ planetNaturalId }) => planetNaturalId,
  PLAN: ({ planUuid }) => planUuid,
  PLAN_NAME: ({ planName }) => planName,
  PERMITS: ({ data }) => data?.planet.permits ?? null,
  COGC: ({ data }) => data?.planet.cogc ?? null,
  AREA_USED: ({ result }) => cell(result?.area.areaUsed),
  AREA_TOTAL: ({ result }) => cell(result?.area.areaTotal),
  REVENUE: ({ result }) => cell(result?.revenue),
  COST: ({ result }) => cell(result?.cost),
  PROFIT: ({ result }) => cell(result?.profit),
  CONSTRUCTION: ({ result }) => cell(result?.overview.totalConstructionCost),
  PAYBACK_DAYS: ({ result }) => (result && result.profit > 0 ? cell(result.overview.roi) : null),
}

/** The figures of a plan that could not be calculated are empty cells. */
export async function* sharedPlanSheet(plans: Plans): AsyncGenerator<string> {
  const lineOf = csvLines(Object.values(PLAN_TABLE))
  yield csvLine(Object.keys(PLAN_TABLE))
  for await (const plan of plans) yield lineOf(plan)
}

/** What one unit of each material costs and brings under a CX, where no planet has prices of its own. */
export function* sharedPriceSheet(universe: Universe, cx: CxData): Generator<string> {
  const { materials } = universe
  const { buy, sell } = resolvePrices(universe, cx, null, ACCURATE)
  yield csvLine(['TICKER', 'BUY', 'SELL'])
  for (const [ticker, at] of materials.indexOf)
    yield csvLine([ticker, cell(buy[at]), cell(sell[at])])
}
