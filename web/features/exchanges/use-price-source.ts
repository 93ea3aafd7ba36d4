import { useMemo } from 'react'
import type { Rules } from '../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import type { Side } from '../../../engine/market/prices.ts'
import { explain } from '../../data/calls.ts'
import type { ExplainSource, FigureName } from '../../ui/figure/explain/explain-source.ts'

export interface PriceFigure extends FigureName {
  of: 'price'
  ticker: string
  side: Side
}

/** Explains prices under a CX at a place, with the age of the exchange data. */
export function usePriceSource(
  cx: CxData,
  planetNaturalId: string | null,
  rules: Rules,
  pricesAt: number | undefined,
): ExplainSource {
  return useMemo(
    () => ({
      load: ({ ticker, side }: PriceFigure, path, signal) =>
        explain({ in: 'price', ticker, side, cx, planetNaturalId, rules, path, depth: 1 }, signal),
      updatedAt: () => pricesAt,
    }),
    [cx, planetNaturalId, rules, pricesAt],
  )
}
