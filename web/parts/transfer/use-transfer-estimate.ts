import type { CxData } from '../../../engine/model/cx.ts'
import type { MaterialAmount } from '../../../engine/shipment.ts'
import type { ShipmentAnswer } from '../../../workers/calls.ts'
import { useShipment } from '../../economy/calls.ts'
import type { Answer } from '../../economy/use-answer.ts'

export interface TransferEstimate {
  /** At the player's own prices. */
  own: Answer<ShipmentAnswer>
  /** At the asks of the exchange beside the origin; nothing is asked where nothing is bought. */
  exchange: Answer<ShipmentAnswer>
}

/** What an order comes to; nothing yet while its CX is not known. */
export function useTransferEstimate({
  materials,
  planetNaturalId,
  cx,
  buysAt,
}: {
  materials: readonly MaterialAmount[]
  planetNaturalId: string | null
  cx: CxData | null | undefined
  buysAt: string | undefined
}): TransferEstimate {
  const own = useShipment(
    cx === undefined ? undefined : { amounts: materials, planetNaturalId, cx },
  )
  const exchange = useShipment(
    buysAt === undefined
      ? undefined
      : { amounts: materials, planetNaturalId: null, cx: asksOf(buysAt) },
  )
  return { own, exchange }
}

/** A CX that says no more than: buy here. */
const asksOf = (exchange: string): CxData => ({
  name: exchange,
  cx_empire: [{ type: 'BUY', exchange: `${exchange}_BUY` as CxData['cx_empire'][0]['exchange'] }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
})
