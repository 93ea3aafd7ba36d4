import type { MarketRow } from '../../../engine/game/gamedata.ts'
import { dayNumber, dayOf } from '../../../engine/game/time.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { marketRepo } from '../../repo/market.ts'
import { anchorOf, syntheticDay } from '../synthetic/synthetic-market.ts'

/** Days that are made up before the event loop gets a turn. Five years at once would take too long. */
const DAYS_A_TURN = 200

export interface History {
  rows: MarketRow[]
  isSynthetic: boolean
}

/**
 * Daily rows of one material on one exchange, both ends included, none after today. Null for an unknown material. A material
 * that is not traded has no rows. In a history from the upstream, a day without a row is a day without trade. Only a host that
 * has never synced makes days up.
 */
export async function marketHistory(
  db: Database,
  { ticker, exchange }: { ticker: string; exchange: string },
  { start, end }: { start: string; end: string },
  now: number,
): Promise<History | null> {
  const gamedata = gamedataRepo(db)
  const rows = await gamedata.list('exchanges')
  if (!rows.some((row) => row.TickerId === `${ticker}.${exchange}`)) {
    const materials = await gamedata.list('materials')
    const isKnown = materials.some((material) => material.Ticker === ticker)
    return isKnown ? { rows: [], isSynthetic: false } : null
  }
  const today = dayOf(now)
  const lastDay = end < today ? end : today
  const { days, isReal } = await marketRepo(db).history(ticker, exchange, start, lastDay)
  const isDemo = !isReal && !(await gamedata.isSynced())
  const anchor = isDemo ? anchorOf(rows, ticker, exchange) : null
  if (!anchor) return { rows: days, isSynthetic: false }
  const real = new Map(days.map((row) => [row.Datetime, row]))
  const filled: MarketRow[] = []
  for (let day = dayNumber(start); day <= dayNumber(lastDay); day++) {
    const made = syntheticDay(anchor, day)
    filled.push(real.get(made.Datetime) ?? made)
    if (filled.length % DAYS_A_TURN === 0) await yieldToEventLoop()
  }
  return { rows: filled, isSynthetic: filled.length > days.length }
}
