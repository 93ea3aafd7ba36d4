import type { EmpireMarket, EmpireProposal } from '../../../../engine/advisor/empire/answer.ts'
import { isExchange } from '../../../../engine/game/cx.ts'
import type { BookPair } from '../../../data/use-books.ts'

/** What all bases together sell or buy of a material at one exchange a day. */
export interface EmpireDeal {
  readonly ticker: string
  readonly side: 'sell' | 'buy'
  readonly exchange: string
  readonly perDay: number
  /** As a share of the daily volume there; null if that is not known. */
  readonly share: number | null
  /** $ a day, negative for what is bought. */
  readonly value: number
  /** $ a day that order book prices add to the gain, or take from it. */
  readonly book: number
  readonly freight: number
  /** Indices of the bases. */
  readonly bases: readonly number[]
}

export function empireDeals({ trade, markets }: EmpireProposal): EmpireDeal[] {
  const volumes = new Map(markets.map((market) => [keyOf(market), market.dailyVolume]))
  const deals = new Map<string, EmpireDeal>()
  for (const { ticker, side, exchange, base, perDay, value, book, freight } of trade) {
    const key = keyOf({ ticker, side, exchange })
    const before = deals.get(key)
    const amount = (before?.perDay ?? 0) + perDay
    const volume = volumes.get(key) ?? 0
    deals.set(key, {
      ...{ ticker, side, exchange, perDay: amount },
      share: volume > 0 && volume < Infinity ? amount / volume : null,
      value: (before?.value ?? 0) + (side === 'sell' ? value : -value),
      book: (before?.book ?? 0) + book,
      freight: (before?.freight ?? 0) + freight,
      bases: [...(before?.bases ?? []), base],
    })
  }
  return [...deals.values()]
}

const keyOf = ({ ticker, side, exchange }: Pick<EmpireDeal, 'ticker' | 'side' | 'exchange'>) =>
  `${ticker} ${side} ${exchange}`

export function bookPairs(markets: readonly EmpireMarket[]): BookPair[] {
  const pairs = new Map<string, BookPair>()
  for (const { exchange, ticker, source } of markets) {
    if (source && isExchange(exchange)) pairs.set(`${ticker} ${exchange}`, { ticker, exchange })
  }
  return [...pairs.values()]
}
