import type { MarketBook } from '../../../engine/game/market-book.ts'
import { depthCurve } from '../../../engine/market/depth/curve.ts'
import { HttpError, notFound } from '../../errors.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { type FioAsker, waitForBook } from '../../gamedata/fio/fetch-limit.ts'
import { type Patience, UpstreamError, upstream } from '../../gamedata/fio/upstream.ts'
import { UpstreamBook } from '../../gamedata/fio/upstream-schemas.ts'
import type { Ports } from '../../ports.ts'
import { bestEffort, orElse } from '../../repo/best-effort.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { marketBooksRepo, type Pair } from './repo.ts'

/** Older books are not served, because a page has its own assumptions for that case. */
const FRESH_MS = 15 * 60_000
const COOL_DOWN_MS = 60_000
/** Longer than a fetch of which every try fails late. */
const CLAIM_MS = 30_000
const LOOK_MS = 250
const MAX_LOOKS = 40
const AGAIN_MS = 5000
const PATIENCE: Patience = { timeoutMs: 8000, pausesMs: [300], mostBytes: 512 * 1024 }

/**
 * The orders for a material on an exchange, at most 15 minutes old. They are fetched once for all who ask at the same time.
 * Null for a pair that is not traded.
 */
export async function marketBook(
  ports: Ports,
  asker: FioAsker,
  pair: Pair,
): Promise<MarketBook | null> {
  const gamedata = gamedataRepo(ports.db)
  const traded = await gamedata.list('exchanges')
  if (!traded.some(({ TickerId }) => TickerId === `${pair.ticker}.${pair.exchange}`)) return null
  // A current book together with prices of another day would only confuse.
  if (!(await gamedata.isSynced())) throw notFound('This server has no live order books.')
  const repo = marketBooksRepo(ports.db)
  const now = ports.clock()
  const seen = await repo.find(pair)
  const { book, fetchedAt, retryAt } = seen
  if (book && now - fetchedAt < FRESH_MS) return book
  if (now < retryAt) return unreachable(retryAt - now)
  const isOurs = await orElse(ports, true, repo.claim(pair, { now, until: now + CLAIM_MS, seen }))
  if (!isOurs) return (await othersBook(ports, pair)) ?? unreachable(AGAIN_MS)
  try {
    const waitMs = await orElse(ports, 0, waitForBook(ports, asker))
    if (waitMs > 0) {
      await bestEffort(ports, repo.giveUp(pair, 0))
      return unreachable(waitMs)
    }
    const fetched = await fetchBook(ports, pair)
    await bestEffort(ports, repo.keep(pair, fetched, ports.clock()))
    return fetched
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ports.log.warn('fio', { kind: error.kind, problem: error.message })
    await bestEffort(ports, repo.giveUp(pair, now + COOL_DOWN_MS))
    return unreachable(COOL_DOWN_MS)
  }
}

async function othersBook({ db, clock }: Ports, pair: Pair): Promise<MarketBook | null> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const { book, fetchedAt, retryAt, claimedUntil } = await marketBooksRepo(db).find(pair)
    if (book && clock() - fetchedAt < FRESH_MS) return book
    if (clock() < retryAt) return unreachable(retryAt - clock())
    if (claimedUntil <= clock()) return null
  }
  return null
}

async function fetchBook(ports: Ports, { ticker, exchange }: Pair): Promise<MarketBook> {
  const fio = upstream(ports, PATIENCE)
  const answer = await fio.one('a book', `/exchange/${ticker}.${exchange}`, UpstreamBook)
  const timestampMs = ports.clock()
  const source = { kind: 'book', timestampMs } as const
  // The market maker's order is unlimited, and is part of the list of exchanges.
  const orders = (side: typeof answer.BuyingOrders) =>
    side.flatMap(({ ItemCount, ItemCost }) =>
      ItemCount === null ? [] : [{ price: ItemCost, amount: ItemCount }],
    )
  await yieldToEventLoop()
  const { steps: asks } = depthCurve('BUY', orders(answer.SellingOrders), undefined, source)
  await yieldToEventLoop()
  const { steps: bids } = depthCurve('SELL', orders(answer.BuyingOrders), undefined, source)
  return { ticker, exchange, timestampMs, asks: [...asks], bids: [...bids] }
}

function unreachable(waitMs: number): never {
  throw new HttpError(503, 'The order book could not be fetched from FIO. Please try again soon.', {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  })
}
