import { EXCHANGES } from '../../../engine/game/cx.ts'
import { DAY_MS, dayOf } from '../../../engine/game/time.ts'
import { toDocument } from '../../repo/documents.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { putMarketDays, replaceList } from '../../repo/gamedata-writes.ts'
import {
  type AveragedPair,
  dropExchangeDays,
  type ExchangeDay,
  putExchangeDay,
  putHistory,
  syncRepo,
} from '../../repo/sync.ts'
import { checkKind } from '../check.ts'
import {
  dailyCandles,
  pairName,
  toExchangeRows,
  toMarketRow,
  windowsOf,
} from '../derive/derive-market.ts'
import {
  UpstreamCandles,
  UpstreamExchange,
  type UpstreamExchangeRow,
} from '../fio/upstream-schemas.ts'
import { DAILY_MS, HALF_HOUR_MS, type Job, type JobContext, visit } from './sync-job.ts'
import { refuseHalves } from './sync-lists.ts'

/** How many days of each history are kept. */
const KEPT_DAYS = 400
/** How long the demand and supply of a day may still be needed. */
const LOOK_BACK_DAYS = 3
/** Today, and days that a clock which was ahead may have added. */
const SPARE_DAYS = 3

export async function fetchExchanges({ ports: { db }, fio }: Pick<JobContext, 'ports' | 'fio'>) {
  const fetched = await fio.list('exchange rows', '/exchange/all', UpstreamExchange)
  const previous = await gamedataRepo(db).list('exchanges')
  const rows = checkKind(
    'exchanges',
    toExchangeRows(fetched, await syncRepo(db).windows(), previous),
  )
  refuseHalves('exchange rows', previous.length, rows.length)
  return { fetched, rows }
}

export const refreshExchanges: Job = async (context) => {
  const { ports, now } = context
  const { db } = ports
  const { fetched, rows } = await fetchExchanges(context)
  const today = dayOf(now)
  const soFar = (await syncRepo(db).exchangeDays(today)).get(today)
  await db.batch([
    replaceList('exchanges', await toDocument(rows), { source: 'upstream', at: now }),
    putExchangeDay(today, withLook(soFar, fetched)),
    dropExchangeDays(LOOK_BACK_DAYS + SPARE_DAYS),
  ])
  return { dueAt: now + HALF_HOUR_MS, isComplete: true }
}

function withLook(
  soFar: ExchangeDay | undefined,
  rows: readonly UpstreamExchangeRow[],
): ExchangeDay {
  const sums = { ...soFar?.sums }
  for (const row of rows) {
    const pair = `${row.MaterialTicker}.${row.ExchangeCode}`
    const [demand, supply] = sums[pair] ?? [0, 0]
    sums[pair] = [demand + (row.Demand ?? 0), supply + (row.Supply ?? 0)]
  }
  return { looks: (soFar?.looks ?? 0) + 1, sums }
}

/** Fetches price histories one after the other, each once a day. The job is complete when none is older than that. */
export const refreshHistories: Job = async (context) => {
  const { ports, now, budget } = context
  const fresh = await syncRepo(ports.db).historiesSince(now - DAILY_MS)
  const rows = await gamedataRepo(ports.db).list('exchanges')
  const waiting = rows
    .filter((row) => EXCHANGES.some((exchange) => exchange === row.ExchangeCode))
    .map((row): AveragedPair => ({ ticker: row.MaterialTicker, exchange: row.ExchangeCode }))
    .filter((pair) => !fresh.has(pairName(pair)))
  const looks = await syncRepo(ports.db).exchangeDays(dayOf(now - LOOK_BACK_DAYS * DAY_MS))
  await visit(context, waiting.slice(0, budget.histories), (pair) =>
    refreshHistory(context, pair, looks),
  )
  const hasMore = waiting.length > budget.histories
  return { dueAt: hasMore ? now : now + HALF_HOUR_MS, isComplete: rows.length > 0 && !hasMore }
}

async function refreshHistory(
  { ports: { db }, fio, now }: JobContext,
  pair: AveragedPair,
  looks: ReadonlyMap<string, ExchangeDay>,
): Promise<void> {
  const name = pairName(pair)
  const answer = await fio.list(`the history of ${name}`, `/exchange/cxpc/${name}`, UpstreamCandles)
  const candles = dailyCandles(answer)
  // Days before the last known one do not change any more. That one may have been incomplete.
  const since = (await syncRepo(db).lastDay(pair)) ?? dayOf(now - KEPT_DAYS * DAY_MS)
  const days = candles
    .map((candle) => {
      const day = looks.get(dayOf(candle.DateEpochMs))
      const sums = day?.sums[name]
      const means = sums && day && { demand: sums[0] / day.looks, supply: sums[1] / day.looks }
      return toMarketRow(pair, candle, means)
    })
    .filter((row) => row.Datetime >= since)
  await db.batch([...putMarketDays(days), putHistory(pair, now, windowsOf(candles, now))])
}
