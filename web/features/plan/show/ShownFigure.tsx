import { type ReactNode, use } from 'react'
import type { PlanFigure } from '../../../../engine/explain/plan.ts'
import { formatMoney } from '../../../../engine/game/number-format.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { RuleMark } from '../../page/RuleMark.tsx'
import { DifferencesContext, figureKey } from './rule-differences.ts'

/** A figure of the plan. A click opens its derivation; it is marked if it differs under the other rules. */
export function ShownFigure({
  figure,
  label,
  format = formatMoney,
  children,
}: {
  figure: PlanFigure
  label: string
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

function DifferenceMark({
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
}
