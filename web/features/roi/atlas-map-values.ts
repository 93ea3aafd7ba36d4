import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import {
  formatAmount,
  formatFixed,
  formatMoney,
  formatPercent,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import type { AtlasRows } from '../../../engine/roi/atlas/rows.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { type Scale, scaleLayer } from '../star-map/scale-layer.ts'
import type { SystemLayer } from '../star-map/system-layer.ts'
import type { AtlasColour } from './atlas-search.ts'
import { feeShareOf } from './money-columns.tsx'

type Figure = Omit<Scale, 'values' | 'wordsOf'> & {
  readonly of: (rows: AtlasRows, row: number) => number
}

const isLoss = (value: number) => value < 0
const never = (value: number) => !Number.isFinite(value)
const earns = { better: 'more', isBad: isLoss, badName: 'at a loss' } as const
const days = (value: number) => `${formatFixed(value, 1)} d`

/** What the map is coloured by. */
export const MAP_FIGURES: Readonly<Record<AtlasColour, Figure>> = {
  sellable: {
    ...{ ...earns, format: formatWhole },
    of: ({ marketProfit }, row) => marketProfit[row]!,
  },
  profit: {
    ...{ ...earns, format: formatWhole },
    of: ({ dailyProfit }, row) => dailyProfit[row]!,
  },
  payback: {
    ...{ better: 'less', isBad: never, badName: 'never', format: days },
    // Negative at a loss.
    of: ({ planRoi }, row) => (planRoi[row]! >= 0 ? planRoi[row]! : Number.POSITIVE_INFINITY),
  },
  perArea: {
    ...{ ...earns, format: formatMoney },
    of: ({ planProfitArea }, row) => planProfitArea[row]!,
  },
  perDay: {
    ...{ ...earns, format: formatAmount },
    of: ({ perDay }, row) => perDay[row]!,
  },
  share: {
    ...{ better: 'less', isBad: never, badName: 'not traded or not known' },
    format: (value) => formatPercent(value, 1),
    of: ({ tradeShare }, row) =>
      Number.isNaN(tradeShare[row]) ? Number.POSITIVE_INFINITY : tradeShare[row]!,
  },
  fees: {
    ...{ better: 'less', isBad: never, badName: 'no margin, or fees unknown' },
    format: (value) => formatPercent(value, 1),
    of: (rows, row) => feeShareOf(rows, row) ?? Number.POSITIVE_INFINITY,
  },
}

/** The rows by system, each with the best first by the figure that the map shows. */
export interface MapRows {
  readonly layer: SystemLayer
  readonly all: readonly number[]
  readonly bySystem: ReadonlyMap<number, readonly number[]>
}

export function mapRows(
  map: StarMap,
  rows: AtlasRows,
  colour: AtlasColour,
  nameOf: (row: number) => string,
): MapRows {
  const { of, format, better, isBad, badName } = MAP_FIGURES[colour]
  const values = Float64Array.from(rows.planetNaturalId, (_, row) => of(rows, row))
  const sign = better === 'more' ? -1 : 1
  // Infinity minus infinity is not a number, which cannot be sorted by.
  const all = [...values.keys()].sort((a, b) =>
    values[a] === values[b] ? a - b : sign * (values[a]! - values[b]!),
  )
  const placeOf = new Map(map.systems.map(({ NaturalId }, place) => [NaturalId, place]))
  const bySystem = new Map<number, number[]>()
  for (const row of all) {
    const place = placeOf.get(systemOf(rows.planetNaturalId[row]!))
    if (place === undefined) continue
    const there = bySystem.get(place)
    if (there) there.push(row)
    else bySystem.set(place, [row])
  }
  const first = (place: number) => bySystem.get(place)?.[0]
  const layer = scaleLayer(map, {
    ...{ better, isBad, badName, format },
    values: Float64Array.from(map.systems, (_, place) => values[first(place) ?? -1] ?? Number.NaN),
    wordsOf: (place) =>
      (bySystem.get(place) ?? [])
        .slice(0, MAX_WORDS)
        .map((row) => `${nameOf(row)}: ${isBad(values[row]!) ? badName : format(values[row]!)}`),
  })
  return { layer, all, bySystem }
}
const MAX_WORDS = 4
