import { EXCHANGES, isExchange } from '../../../engine/game/cx.ts'
import type { ExchangeRow, MarketRow } from '../../../engine/game/gamedata.ts'
import { DAY_MS, dayOf } from '../../../engine/game/time.ts'
import { windowPrice } from '../../../engine/market/price-history.ts'
import type { AveragedPair, Windows } from '../../repo/sync.ts'
import type { UpstreamCandle, UpstreamExchangeRow } from '../fio/upstream-schemas.ts'
import { withoutUntraded } from './untraded.ts'

export const pairName = ({ ticker, exchange }: AveragedPair) => `${ticker}.${exchange}`

/** Mean demand and supply of a material on an exchange over all looks of a day. */
export interface DayMeans {
  demand: number
  supply: number
}

/** Demand and supply are 0 if the exchange was not looked at on that day. */
export function toMarketRow(
  { ticker, exchange }: AveragedPair,
  candle: UpstreamCandle,
  means: DayMeans | undefined,
): MarketRow {
  const { demand, supply } = means ?? { demand: 0, supply: 0 }
  return {
    Datetime: dayOf(candle.DateEpochMs),
    ExchangeCode: exchange,
    Ticker: ticker,
    price_first: candle.Open,
    price_last: candle.Close,
    price_average: candle.Traded > 0 ? candle.Volume / candle.Traded : candle.Close,
    price_min: candle.Low,
    price_max: candle.High,
    volume_max: candle.Traded,
    demand_average: demand,
    supply_average: supply,
    delta_supply_demand: supply - demand,
  }
}

/** If FIO has two rows of one day, the newest is used. */
export function dailyCandles(candles: readonly UpstreamCandle[]): UpstreamCandle[] {
  const days = new Map<string, UpstreamCandle>()
  for (const candle of [...candles].sort((a, b) => a.DateEpochMs - b.DateEpochMs))
    if (candle.Interval === 'DAY_ONE') days.set(dayOf(candle.DateEpochMs), candle)
  return [...days.values()]
}

export function windowsOf(candles: readonly UpstreamCandle[], now: number): Windows {
  const days = candles.map((c) => ({
    dateEpochMs: c.DateEpochMs,
    volume: c.Volume,
    traded: c.Traded,
  }))
  const week = windowPrice(days, now, 7)
  const before = windowPrice(days, now - 7 * DAY_MS, 7)
  const month = windowPrice(days, now, 30)
  return {
    average7: week.priceAverage,
    traded7: week.traded,
    average7Before: before.priceAverage,
    traded7Before: before.traded,
    average30: month.priceAverage,
    traded30: month.traded,
    tradedLast: candles.at(-1)?.Traded ?? null,
  }
}

/**
 * All rows as the API returns them: those of the exchanges, and the averages over 7 and 30 days for each exchange and the
 * universe. A pair whose history is not fetched yet, or that had no trade, keeps its average. The figure that FIO gives before
 * the first trade at an exchange is no average.
 */
export function toExchangeRows(
  fetched: readonly UpstreamExchangeRow[],
  windows: ReadonlyMap<string, Windows>,
  previous: readonly ExchangeRow[],
): ExchangeRow[] {
  const own = fetched.filter((row) => isExchange(row.ExchangeCode))
  const tickers = [...new Set(own.map((row) => row.MaterialTicker))].sort()
  const before = new Map(previous.map((row) => [row.TickerId, row]))
  const offers = own.map((row): ExchangeRow => {
    const TickerId = `${row.MaterialTicker}.${row.ExchangeCode}`
    return {
      TickerId,
      MaterialTicker: row.MaterialTicker,
      ExchangeCode: row.ExchangeCode,
      Ask: row.Ask,
      Bid: row.Bid,
      PriceAverage: row.PriceAverage,
      Supply: row.Supply,
      Demand: row.Demand,
      Traded: windows.get(TickerId)?.tradedLast ?? before.get(TickerId)?.Traded ?? null,
      ...(row.MMBuy !== null && { MMBuy: row.MMBuy }),
      ...(row.MMSell !== null && { MMSell: row.MMSell }),
    }
  })
  const hasNoRecord = ({ TickerId }: ExchangeRow) => windows.get(TickerId)?.tradedLast === null
  const ownRows = withoutUntraded(offers, before, hasNoRecord)
  const averages = tickers.flatMap((ticker) => {
    const known = EXCHANGES.map((exchange) => windows.get(pairName({ ticker, exchange })))
    return ([7, 30] as const).flatMap((days) => {
      const row = (place: string, window: WindowSum | null): ExchangeRow => {
        const code = `PP${days}D_${place}`
        const last = before.get(`${ticker}.${code}`)
        return {
          TickerId: `${ticker}.${code}`,
          MaterialTicker: ticker,
          ExchangeCode: code,
          Ask: null,
          Bid: null,
          PriceAverage: window?.average ?? last?.PriceAverage ?? 0,
          Supply: null,
          Demand: null,
          Traded: window ? window.traded : (last?.Traded ?? null),
          ...(!window && last?.AsOf && { AsOf: last.AsOf }),
        }
      }
      const sums = known.map((window) => (window ? sumOf(window, days) : null))
      return [
        ...EXCHANGES.map((exchange, n) => row(exchange, sums[n]!)),
        row('UNIVERSE', sums.includes(null) ? null : universeOf(sums as WindowSum[])),
      ]
    })
  })
  return [...ownRows, ...averages].sort((a, b) => (a.TickerId < b.TickerId ? -1 : 1))
}

interface WindowSum {
  average: number | null
  traded: number
}

function sumOf(window: Windows, days: 7 | 30): WindowSum {
  return days === 7
    ? { average: window.average7, traded: window.traded7 }
    : { average: window.average30, traded: window.traded30 }
}

/** Σ money / Σ units over all six exchanges; no trade anywhere leaves the average as it was. */
function universeOf(sums: readonly WindowSum[]): WindowSum {
  let money = 0
  let traded = 0
  for (const sum of sums) {
    money += (sum.average ?? 0) * sum.traded
    traded += sum.traded
  }
  return { average: traded > 0 ? money / traded : null, traded }
}
