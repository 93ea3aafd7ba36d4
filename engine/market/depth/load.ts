import type { Universe } from '../../universe/universe.ts'
import { type BookAges, bookAges } from './ages.ts'
import { type Haul, matched } from './arbitrage.ts'
import type { CurveOf } from './books.ts'
import type { DepthCurve } from './curve.ts'
import { type Fill, fillPrice } from './fill.ts'
import { partOfBook, partOfCurve } from './refill.ts'

export interface LoadedGood {
  readonly ticker: string
  readonly amount: number
  readonly weight: number
  readonly volume: number
  readonly buy: Fill
  readonly sell: Fill
  readonly gain: number
  readonly ages: BookAges
}

export interface HaulLoad {
  readonly haul: Haul
  readonly goods: readonly LoadedGood[]
  readonly cost: number
  readonly weight: number
  readonly volume: number
  readonly gain: number
  readonly net: number
  readonly perHour: number
  readonly ages: BookAges
}

/** A load, and the best load per hour if the same ship repeats the trip. */
export interface RepeatedLoad extends HaulLoad {
  /** Null if the orders that come back during a trip do not pay. */
  readonly steadyPerHour: number | null
}

/** The first trip finds full books. Each later one finds the orders that came back during the flight. */
export function repeatedLoad(
  universe: Universe,
  curveOf: CurveOf,
  haul: Haul,
  refillShare: number,
): RepeatedLoad | null {
  const first = bestLoad(universe, curveOf, haul)
  if (!first) return null
  const part = partOfBook('steady', haul.hours / 24, refillShare)
  const later = bestLoad(
    universe,
    (...book) => {
      const curve = curveOf(...book)
      return curve && partOfCurve(curve, part)
    },
    haul,
  )
  return { ...first, steadyPerHour: later?.perHour ?? null }
}

/** The tried weights of tonnes against cubic metres. */
const WEIGHINGS = 21

interface Piece {
  readonly material: number
  readonly units: number
  readonly gain: number
  readonly ofTonnes: number
  readonly ofCubicMetres: number
}

/**
 * The most profitable load of one hold. Steps of the books are taken by their gain for their share of the hold. Tonnes
 * and cubic metres run out separately, so several orders are tried. Null if nothing sells for more than it costs.
 */
export function bestLoad(universe: Universe, curveOf: CurveOf, haul: Haul): HaulLoad | null {
  const curves = new Map<number, readonly [DepthCurve, DepthCurve]>()
  const pieces: Piece[] = []
  const { materials } = universe
  for (let material = 0; material < materials.count; material++) {
    const ofTonnes = materials.weight[material]! / haul.tonnes
    const ofCubicMetres = materials.volume[material]! / haul.cubicMetres
    if (ofTonnes + ofCubicMetres === 0) continue
    const buying = curveOf(haul.from, material, 'BUY')
    const selling = curveOf(haul.to, material, 'SELL')
    if (!buying || !selling) continue
    for (const { units, gain } of matched(buying, selling))
      pieces.push({ material, units, gain, ofTonnes, ofCubicMetres })
    curves.set(material, [buying, selling])
  }
  let best = { gain: 0, amounts: new Map<number, number>() }
  const alone = bestAlone(pieces)
  for (let n = 0; n < WEIGHINGS; n++) {
    for (const first of [undefined, alone]) {
      const load = filled(pieces, n / (WEIGHINGS - 1), first)
      if (load.gain > best.gain) best = load
    }
  }
  if (best.gain === 0) return null
  const goods = [...best.amounts].map(([material, amount]) => {
    const [buying, selling] = curves.get(material)!
    const [buy, sell] = [fillPrice(buying, amount), fillPrice(selling, amount)]
    return {
      ticker: materials.ticker[material]!,
      amount,
      weight: amount * materials.weight[material]!,
      volume: amount * materials.volume[material]!,
      ...{ buy, sell, gain: sell.value - buy.value },
      ages: bookAges([buying.source, selling.source]),
    }
  })
  return loadOf(
    haul,
    goods.toSorted((a, b) => b.gain - a.gain),
    bookAges(
      [...best.amounts.keys()].flatMap((material) => curves.get(material)!.map((c) => c.source)),
    ),
  )
}

/**
 * Only few units of a large material fit. Some tries therefore start with the good that gains most by itself, so that
 * no load is worse than that.
 */
function bestAlone(pieces: readonly Piece[]): number | undefined {
  const gains = [...Map.groupBy(pieces, ({ material }) => material)].map(
    ([material, own]) => [material, filled(own, 0.5).gain] as const,
  )
  return gains.sort(([, a], [, b]) => b - a)[0]?.[0]
}

function filled(pieces: readonly Piece[], weighing: number, first?: number) {
  const worth = ({ gain, ofTonnes, ofCubicMetres }: Piece) =>
    gain / (weighing * ofTonnes + (1 - weighing) * ofCubicMetres)
  const later = ({ material }: Piece) => (first === undefined || material === first ? 0 : 1)
  const sorted = pieces.toSorted((a, b) => later(a) - later(b) || worth(b) - worth(a))
  const amounts = new Map<number, number>()
  let [tonnes, cubicMetres, gain] = [1, 1, 0]
  for (const piece of sorted) {
    const { material, ofTonnes, ofCubicMetres } = piece
    const fits = Math.min(fitting(tonnes, ofTonnes), fitting(cubicMetres, ofCubicMetres))
    const units = Math.floor(Math.min(piece.units, fits))
    if (units <= 0) continue
    amounts.set(material, (amounts.get(material) ?? 0) + units)
    tonnes -= units * ofTonnes
    cubicMetres -= units * ofCubicMetres
    gain += units * piece.gain
  }
  return { gain, amounts }
}

/** Rounding must not drop the last unit of a full hold. */
const fitting = (left: number, each: number) =>
  each > 0 ? Math.max(0, left) / each + 1e-9 : Number.POSITIVE_INFINITY

function loadOf(haul: Haul, goods: readonly LoadedGood[], ages: BookAges): HaulLoad {
  const sum = (value: (good: LoadedGood) => number) =>
    goods.reduce((total, good) => total + value(good), 0)
  const gain = sum((good) => good.gain)
  const net = gain - haul.freight
  return {
    ...{ haul, goods, gain, net, ages },
    cost: sum(({ buy }) => buy.value),
    weight: sum(({ weight }) => weight),
    volume: sum(({ volume }) => volume),
    perHour: haul.hours > 0 ? net / haul.hours : net,
  }
}
