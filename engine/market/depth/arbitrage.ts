import type { Exchange } from '../../model/cx.ts'
import type { Universe } from '../../universe/universe.ts'
import type { CurveOf } from './books.ts'
import type { DepthCurve } from './curve.ts'
import { type Fill, fillPrice } from './fill.ts'

export interface Haul {
  readonly from: Exchange
  readonly to: Exchange
  readonly tonnes: number
  readonly cubicMetres: number
  /** $ for the flight, whatever is in the hold. */
  readonly freight: number
  readonly hours: number
}

export interface Arbitrage {
  readonly ticker: string
  readonly amount: number
  readonly buy: Fill
  readonly sell: Fill
  readonly gain: number
  /** $ with the flight paid, and by the hour. */
  readonly net: number
  readonly perHour: number
  /** Whether the depth of a book is assumed. */
  readonly isAssumed: boolean
}

/** Materials that bring more there than they cost here, each alone in a full hold; the best first. */
export function arbitrage(universe: Universe, curveOf: CurveOf, haul: Haul): Arbitrage[] {
  const found: Arbitrage[] = []
  for (let material = 0; material < universe.materials.count; material++) {
    const buying = curveOf(haul.from, material, 'BUY')
    const selling = curveOf(haul.to, material, 'SELL')
    if (!buying || !selling) continue
    const amount = Math.floor(Math.min(holdOf(universe, haul, material), paying(buying, selling)))
    if (!(amount > 0) || amount === Infinity) continue
    const buy = fillPrice(buying, amount)
    const sell = fillPrice(selling, amount)
    const gain = sell.value - buy.value
    if (gain <= 0) continue
    const net = gain - haul.freight
    found.push({
      ticker: universe.materials.ticker[material]!,
      amount,
      buy,
      sell,
      gain,
      net,
      perHour: haul.hours > 0 ? net / haul.hours : net,
      isAssumed: [buying, selling].some(({ source }) => source.kind === 'two points'),
    })
  }
  return found.sort((a, b) => b.net - a.net)
}

/** Units that fit; 0 for a material without weight and volume, which is no cargo. */
function holdOf({ materials }: Universe, { tonnes, cubicMetres }: Haul, material: number): number {
  const [weight, volume] = [materials.weight[material]!, materials.volume[material]!]
  if (weight === 0 && volume === 0) return 0
  return Math.min(
    weight > 0 ? tonnes / weight : Infinity,
    volume > 0 ? cubicMetres / volume : Infinity,
  )
}

/** Units up to which the next one still sells for more than it costs. */
export function paying(buying: DepthCurve, selling: DepthCurve): number {
  let amount = 0
  for (const { units } of matched(buying, selling)) amount += units
  return amount
}

interface Match {
  readonly units: number
  readonly gain: number
}

/** Steps that sell for more than they cost, the best first; the last one may have infinite units. */
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
