import type { Exchange } from '../../game/cx.ts'
import type { DepthCurve } from './curve.ts'

export interface Haul {
  readonly from: Exchange
  readonly to: Exchange
  readonly tonnes: number
  readonly cubicMetres: number
  /** $ for the flight, whatever the cargo. */
  readonly freight: number
  readonly hours: number
  /** Refuelling stops on the route. */
  readonly refuels?: number
}

interface Match {
  readonly units: number
  readonly gain: number
}

/** Steps that sell for more than they cost, the best first. The last one may have infinite units. */
export function matched(buying: DepthCurve, selling: DepthCurve): Match[] {
  const found: Match[] = []
  let [b, s] = [0, 0]
  let [givenOfStep, takenOfStep] = [0, 0]
  for (;;) {
    const ask = stepAt(buying, b)
    const bid = stepAt(selling, s)
    if (!ask || !bid || bid.price <= ask.price) return found
    const units = Math.min(ask.amount - givenOfStep, bid.amount - takenOfStep)
    found.push({ units, gain: bid.price - ask.price })
    if (units === Infinity) return found
    givenOfStep += units
    takenOfStep += units
    if (givenOfStep >= ask.amount) {
      b++
      givenOfStep = 0
    }
    if (takenOfStep >= bid.amount) {
      s++
      takenOfStep = 0
    }
  }
}

function stepAt({ steps, endless }: DepthCurve, at: number) {
  const step = steps[at]
  if (step) return step
  return at === steps.length && endless !== undefined
    ? { price: endless, amount: Infinity }
    : undefined
}
