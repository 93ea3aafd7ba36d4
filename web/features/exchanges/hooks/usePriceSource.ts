import { useMemo } from 'react'
import type { CxData } from '../../../../engine/model/cx.ts'
import type { Side } from '../../../../engine/prices.ts'
import { askEngine } from '../../../economy/calls.ts'
import type { ExplainSource, FigureName } from '../../../ui/explain/explain-source.ts'

/** A price in the table. */
export interface PriceFigure extends FigureName {
  of: 'price'
  ticker: string
  side: Side
}

/** Explains prices under a CX at a place, with the age of the exchange data. */
export function usePriceSource(
  cx: CxData,
  planetNaturalId: string | null,
  checkedAt: number | undefined,
): ExplainSource {
  return useMemo(
    () => ({
      load: ({ ticker, side }: PriceFigure, path, signal) =>
        askEngine(
          'explain',
          { in: 'price', ticker, side, cx, planetNaturalId, path, depth: 1 },
          signal,
        ),
      updatedAt: () => checkedAt,
    }),
    [cx, planetNaturalId, checkedAt],
  )
}
