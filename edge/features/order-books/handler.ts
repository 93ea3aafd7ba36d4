import { isExchange } from '../../../engine/game/cx.ts'
import { notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { marketBook } from './market-book.ts'

export const marketBookHandlers = {
  async getMarketBook({ user, ip, ports, params: { exchange, material } }) {
    const book =
      isExchange(exchange) &&
      (await marketBook(ports, { userId: user.id, ip }, { ticker: material, exchange }))
    if (!book) throw notFound(`${material} is not traded on ${exchange}.`)
    return book
  },
} satisfies Handlers
