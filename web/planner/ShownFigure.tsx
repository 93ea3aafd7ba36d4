import { memo, type ReactNode, use } from 'react'
import type { PlanFigure } from '../../engine/explain/plan.ts'
import { RuleMark } from '../parts/RuleMark.tsx'
import { Explained } from '../ui/explain/Explained.tsx'
import { formatMoney } from '../ui/format.ts'
import { DifferencesContext, figureKey } from './rule-differences.ts'

/** A figure of the plan: opens its derivation, and is marked where it differs under the other rule book. */
export function ShownFigure({
  figure,
  label,
  format = formatMoney,
  children,
}: {
  figure: PlanFigure
  label: string
  /** How the figure of the other book is written. */
  format?: ((value: number) => string) | undefined
  children: ReactNode
}) {
  return (
    <>
      <Explained figure={figure} label={label}>
        {children}
      </Explained>
      <DifferenceMark figure={figure} format={format} />
    </>
  )
}

/** By itself, so that figures are not drawn again when the differences of others change, nor marks with every new figure. */
const DifferenceMark = memo(function DifferenceMark({
  figure,
  format,
}: {
  figure: PlanFigure
  format: (value: number) => string
}) {
  const { book, byFigure } = use(DifferencesContext)
  const difference = byFigure.get(figureKey(figure))
  return (
    difference && <RuleMark other={format(difference.other)} book={book} rules={difference.rules} />
  )
}, isSameMark)

function isSameMark(
  a: { figure: PlanFigure; format: unknown },
  b: { figure: PlanFigure; format: unknown },
) {
  return a.format === b.format && figureKey(a.figure) === figureKey(b.figure)
}
