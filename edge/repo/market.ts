import type { MarketRow } from '../../engine/game/gamedata.ts'
import type { Database } from '../ports.ts'

export function marketRepo(db: Database) {
  return {
    /** The stored days from start to end, and whether they are the complete history from the upstream. */
    async history(ticker: string, exchange: string, start: string, end: string) {
      const { rows } = await db.execute({
        sql: `select day, price_first, price_last, price_average, price_min, price_max, volume_max,
                demand_average, supply_average, delta_supply_demand
              from market_days where ticker = ? and exchange = ? and day between ? and ?
              order by day`,
        args: [ticker, exchange, start, end],
      })
      const fetched = await db.execute({
        sql: 'select 1 from market_histories where ticker = ? and exchange = ?',
        args: [ticker, exchange],
      })
      const days = rows.map(
        (row): MarketRow => ({
          Datetime: String(row.day),
          ExchangeCode: exchange,
          Ticker: ticker,
          price_first: Number(row.price_first),
          price_last: Number(row.price_last),
          price_average: Number(row.price_average),
          price_min: Number(row.price_min),
          price_max: Number(row.price_max),
          volume_max: Number(row.volume_max),
          demand_average: Number(row.demand_average),
          supply_average: Number(row.supply_average),
          delta_supply_demand: Number(row.delta_supply_demand),
        }),
      )
      return { days, isReal: fetched.rows.length > 0 }
    },
  }
}
