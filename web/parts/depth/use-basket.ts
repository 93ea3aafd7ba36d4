import { useMemo } from 'react'
import type { Basket } from '../../../engine/market/depth/basket.ts'
import type { Exchange } from '../../../engine/model/cx.ts'
import type { MaterialAmount } from '../../../engine/supply/shipment.ts'
import type { FreightFromQuestion } from '../../../workers/questions.ts'
import { useBasket } from '../../data/calls.ts'
import type { Answer } from '../../data/use-answer.ts'
import { type BookPair, useBooks } from '../../data/use-books.ts'

/** What materials cost at one exchange, by its book. */
export function useBasketAt(
  exchange: Exchange | undefined,
  materials: readonly MaterialAmount[],
): Answer<Basket> {
  const pairs = exchange ? materials.map(({ ticker }) => ({ ticker, exchange })) : []
  const { books } = useBooks(pairs)
  return useBasket(exchange && { amounts: materials, freight: null, books })
}

/**
 * What materials cost over all exchanges. What once stood in the books says first which materials cost most: for those the
 * books of now are fetched.
 */
export function useBasketAnywhere(
  materials: readonly MaterialAmount[],
  freight: FreightFromQuestion | null | undefined,
): Answer<Basket> {
  const question =
    freight === undefined ? undefined : { amounts: materials, freight, books: NO_BOOKS }
  const first = useBasket(question)
  const pairs = useMemo(() => (first.value ? pairsOf(first.value) : []), [first.value])
  const { books } = useBooks(pairs)
  const byBooks = useBasket(question && books.length > 0 ? { ...question, books } : undefined)
  return byBooks.value ? byBooks : first
}
const NO_BOOKS: readonly never[] = []

/** The dearest materials first, each at every exchange that has it. */
function pairsOf({ lines, exchanges }: Basket): BookPair[] {
  return lines
    .toSorted((a, b) => b.split.value - a.split.value)
    .flatMap(({ ticker }) =>
      exchanges.flatMap(({ exchange, rows }) =>
        rows.some((row) => row.ticker === ticker) ? [{ ticker, exchange }] : [],
      ),
    )
}
