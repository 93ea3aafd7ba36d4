import type { MarketWeeks } from '../../../engine/game/market-weeks.ts'
import { UNIVERSE } from '../../../engine/market/exchange-code.ts'
import type { Database } from '../../ports.ts'
import { syncRepo } from '../../repo/sync.ts'

export async function marketWeeks(db: Database): Promise<MarketWeeks> {
  const weeks: Record<string, Record<string, [number, number]>> = {}
  const put = (exchange: string, ticker: string, pair: [number, number]) => {
    weeks[exchange] ??= {}
    weeks[exchange][ticker] = pair
  }
  const sums = new Map<string, { week: Traded; before: Traded }>()
  for (const [pair, window] of await syncRepo(db).windows()) {
    const { average7, traded7, average7Before, traded7Before } = window
    const [ticker = '', exchange = ''] = pair.split('.')
    if (average7 === null || average7Before === null) continue
    put(exchange, ticker, [average7, average7Before])
    const sum = sums.get(ticker) ?? { week: [0, 0], before: [0, 0] }
    sums.set(ticker, {
      week: plus(sum.week, average7, traded7),
      before: plus(sum.before, average7Before, traded7Before),
    })
  }
  for (const [ticker, { week, before }] of sums) {
    if (week[1] > 0 && before[1] > 0)
      put(UNIVERSE, ticker, [week[0] / week[1], before[0] / before[1]])
  }
  return weeks
}

type Traded = readonly [money: number, units: number]
const plus = ([money, units]: Traded, average: number, traded: number): Traded => [
  money + average * traded,
  units + traded,
]
