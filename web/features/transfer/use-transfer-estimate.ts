import type { CxData, Exchange } from '../../../engine/game/cx.ts'
import type { Basket } from '../../../engine/market/depth/basket.ts'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import type { CallAnswer } from '../../../workers/calls.ts'
import { useShipment } from '../../data/calls.ts'
import type { Answer } from '../../data/use-answer.ts'
import { useRules } from '../../session/preferences.ts'
import { useBasketAt } from '../order-books/use-basket.ts'

export interface TransferEstimate {
  own: Answer<CallAnswer<'shipment'>>
  /** At the ask prices of the origin's exchange; not calculated if nothing is bought. */
  exchange: Answer<CallAnswer<'shipment'>>
  /** By its book, which offers limited amounts at each price. */
  book: Answer<Basket>
}

/** Undefined until the order's CX is known. */
export function useTransferEstimate({
  materials,
  planetNaturalId,
  cx,
  buysAt,
}: {
  materials: readonly MaterialAmount[]
  planetNaturalId: string | null
  cx: CxData | null | undefined
  buysAt: Exchange | undefined
}): TransferEstimate {
  const rules = useRules()
  const own = useShipment(
    cx === undefined ? undefined : { amounts: materials, planetNaturalId, cx, rules },
  )
  const exchange = useShipment(
    buysAt === undefined
      ? undefined
      : { amounts: materials, planetNaturalId: null, cx: asksOf(buysAt), rules },
  )
  return { own, exchange, book: useBasketAt(buysAt, materials) }
}

/** A CX whose only preference is to buy here. */
export const asksOf = (exchange: string): CxData => ({
  name: exchange,
  cx_empire: [{ type: 'BUY', exchange: `${exchange}_BUY` as CxData['cx_empire'][0]['exchange'] }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
})
