import { useCallback, useMemo } from 'react'
import type { FigureDifference } from '../../../engine/explain/both-books.ts'
import type { PlanFigure } from '../../../engine/explain/plan.ts'
import type { Terms } from '../../../engine/plan/basis.ts'
import type { ReferenceChoice } from '../../../engine/plan/reference-plan.ts'
import type { Cogm } from '../../../engine/plan/result.ts'
import { useDifferencesOf } from '../../data/calls.ts'

/** A row is a base that runs one recipe. */
export const ONLY_RUN = { row: 0, recipe: 0 } as const

const OF_BASE: readonly PlanFigure[] = [
  { of: 'profit' },
  { of: 'roi' },
  { of: 'profitPerArea' },
  { of: 'cogm', ...ONLY_RUN },
  { of: 'cogmProfit', ...ONLY_RUN },
]

/** Figures of a row under the other rule book; calculated for the open row, once its own figures are shown. */
export function useRowDifferences(
  choice: ReferenceChoice,
  { cx, empire, rules }: Terms,
  cogm: Cogm | undefined,
): (figure: PlanFigure) => FigureDifference | undefined {
  const question = useMemo(() => {
    if (!cogm) return undefined
    const ofGoods = cogm.outputCOGM.flatMap(({ ticker }): PlanFigure[] => [
      { of: 'costSplit', ...ONLY_RUN, ticker },
      { of: 'costTotal', ...ONLY_RUN, ticker },
    ])
    return {
      in: 'reference',
      choice,
      cx,
      empire,
      rules,
      figures: [...OF_BASE, ...ofGoods],
    } as const
  }, [choice, cx, empire, rules, cogm])
  const { value } = useDifferencesOf(question)
  return useCallback((figure) => value?.find((found) => sameFigure(found.figure, figure)), [value])
}

const sameFigure = (one: PlanFigure, other: PlanFigure) =>
  Object.values(one).join('/') === Object.values(other).join('/')
