import { useMemo, useState } from 'react'
import type { PlanResult } from '../../../../../engine/plan/result.ts'
import type { VariantOutcome } from '../../../../../engine/plan/what-if.ts'
import { planSwitches } from '../../../../../engine/plan/what-if-switches.ts'
import { useWhatIf } from '../../../../data/calls.ts'
import { useShownPlan } from '../../show/shown-plan.ts'
import { useOtherCx } from './use-other-cx.ts'
import {
  priceRows,
  switchRow,
  toggled,
  UNTOUCHED,
  variantsOf,
  type WhatIfForm,
  type WhatIfRow,
} from './what-if-rows.ts'

export function useSandbox(result: PlanResult) {
  const { plan, question, context, autoHabitation } = useShownPlan()
  const [form, setForm] = useState(UNTOUCHED)
  const tickers = useMemo(() => pricedTickers(result), [result])
  const otherCx = useOtherCx(context.cx)

  const ticker = tickers.find((known) => known === form.ticker) ?? tickers[0]
  const cx = otherCx.find(({ value }) => value === form.cx) ?? otherCx[0]
  const prices = priceRows(form, ticker, cx)
  const switches = useMemo(() => planSwitches(plan, result).map(switchRow), [plan, result])
  const rows = [...prices, ...switches]
  // A switch that the plan no longer has is off.
  const on = rows.filter(({ id }) => form.chosen.includes(id))

  const answer = useWhatIf(
    question && {
      plan: question,
      variants: variantsOf(rows, form.chosen),
      options: { withHabitations: autoHabitation.isOn },
    },
  )
  const outcomes = useMemo(
    () => new Map(answer.value?.variants.map((outcome) => [outcome.id, outcome])),
    [answer.value],
  )
  const programmes = switches.filter(({ field }) => field === 'cogc')
  const cogc =
    programmes.find(({ id }) => form.chosen.includes(id)) ??
    programmes.find(({ id }) => id === form.cogc) ??
    mostProfitable(programmes, outcomes)

  return {
    form,
    change: (part: Partial<WhatIfForm>) => setForm((last) => ({ ...last, ...part })),
    toggle: (row: WhatIfRow, isOn: boolean) =>
      setForm((last) => ({ ...last, chosen: toggled(rows, last.chosen, row, isOn) })),
    ticker,
    tickers,
    cx,
    otherCx,
    prices,
    switches: switches.filter(({ field }) => field !== 'cogc'),
    cogc,
    programmes,
    on,
    answer,
    outcomes,
  }
}
export type Sandbox = ReturnType<typeof useSandbox>

/** Traded materials by worth, then those needed only for building. */
function pricedTickers({ materialio, constructionMaterials }: PlanResult): string[] {
  const traded = materialio
    .filter(({ delta }) => delta !== 0)
    .toSorted((a, b) => Math.abs(b.price) - Math.abs(a.price))
  const built = constructionMaterials.flatMap(({ materials }) => materials)
  return [...new Set([...traded, ...built].map(({ ticker }) => ticker))]
}

function mostProfitable(
  rows: readonly WhatIfRow[],
  outcomes: ReadonlyMap<string, VariantOutcome>,
): WhatIfRow | undefined {
  const profitOf = ({ id }: WhatIfRow) => outcomes.get(id)?.profit ?? -Infinity
  return rows.reduce<WhatIfRow | undefined>(
    (best, row) => (best && profitOf(best) >= profitOf(row) ? best : row),
    undefined,
  )
}
