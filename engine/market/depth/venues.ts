import { EXCHANGES, type Exchange } from '../../game/cx.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Side } from '../prices.ts'
import type { CurveOf } from './books.ts'
import type { Venue } from './split.ts'

/** $ for a flight with a full hold; a unit pays by tonnes or by cubic metres, whichever is more. */
export interface UnitFreight {
  readonly perTonne: number
  readonly perCubicMetre: number
}
/** Freight by exchange. An exchange is null if no route leads there; all of it is null if freight is off. */
export type FreightRates = Readonly<Partial<Record<Exchange, UnitFreight | null>>>

/** The exchanges that trade a material and are within reach, each with the freight of a unit. */
export function venuesOf(
  { materials }: Universe,
  curveOf: CurveOf,
  material: number,
  side: Side,
  rates: FreightRates | null,
): Venue[] {
  return EXCHANGES.flatMap((exchange): Venue[] => {
    const curve = curveOf(exchange, material, side)
    const rate = rates ? rates[exchange] : FREE
    if (!curve || !rate) return []
    const freight = Math.max(
      materials.weight[material]! * rate.perTonne,
      materials.volume[material]! * rate.perCubicMetre,
    )
    return [{ exchange, curve, freight }]
  })
}
const FREE: UnitFreight = { perTonne: 0, perCubicMetre: 0 }
