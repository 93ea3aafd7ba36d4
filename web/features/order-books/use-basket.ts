import type { Exchange } from '../../../engine/game/cx.ts'
import type { Basket } from '../../../engine/market/depth/basket.ts'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import type { FreightFromRequest } from '../../../workers/flight-calls.ts'
import { useBasket } from '../../data/calls.ts'
import type { Answer } from '../../data/use-answer.ts'
import { type BookPair, useBooks } from '../../data/use-books.ts'
import { useByBooks } from '../../data/use-by-books.ts'

export function useBasketAt(
  exchange: Exchange | undefined,
  materials: readonly MaterialAmount[],
): Answer<Basket> {
  const pairs = exchange ? materials.map(({ ticker }) => ({ ticker, exchange })) : []
  const { books } = useBooks(pairs)
  return useBasket(exchange && { amounts: materials, freight: null, books })
}

/** What materials cost over all exchanges; the most expensive ones by current books. */
export const useBasketAnywhere = (
  amounts: readonly MaterialAmount[],
  freight: FreightFromRequest | null | undefined,
): Answer<Basket> =>
  useByBooks(useBasket, freight === undefined ? undefined : { amounts, freight }, pairsOf).answer

/** The most expensive materials first, each at every exchange that has it. */
function pairsOf({ lines, exchanges }: Basket): BookPair[] {
  return lines
    .toSorted((a, b) => b.split.value - a.split.value)
    .flatMap(({ ticker }) =>
      exchanges.flatMap(({ exchange, rows }) =>
        rows.some((row) => row.ticker === ticker) ? [{ ticker, exchange }] : [],
      ),
    )
}
