import type { CxData } from '../../../engine/model/cx.ts'
import type { MaterialAmount } from '../../../engine/shipment.ts'
import type { ShipmentAnswer } from '../../../workers/calls.ts'
import { useShipment } from '../../economy/calls.ts'
import type { Answer } from '../../economy/use-answer.ts'

export interface TransferEstimate {
  /** At the player's own prices. */
  own: Answer<ShipmentAnswer>
  /** At the ask prices of the origin's exchange; not calculated when nothing is bought. */
  exchange: Answer<ShipmentAnswer>
}

/** Cost, weight and volume of an order; undefined until its CX is known. */
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

/** A CX whose only preference is to buy here. */
const asksOf = (exchange: string): CxData => ({
  name: exchange,
  cx_empire: [{ type: 'BUY', exchange: `${exchange}_BUY` as CxData['cx_empire'][0]['exchange'] }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
})
