import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Cx } from '../../../../../engine/game/cx.ts'
import { NO_CX } from '../../../../../engine/plan/basis.ts'
import type { PlanResult } from '../../../../../engine/plan/result.ts'
import type { VariantOutcome } from '../../../../../engine/plan/what-if.ts'
import { planSwitches } from '../../../../../engine/plan/what-if-switches.ts'
import { cxQueries } from '../../../../api/queries/cx.ts'
import { useWhatIf } from '../../../../data/calls.ts'
import { useSession } from '../../../../session/session.ts'
import { AVERAGES } from '../../../cx/cx-choice.ts'
import { useShownPlan } from '../../show/shown-plan.ts'
import {
  priceRows,
  switchRow,
  toggled,
  UNTOUCHED,
  variantsOf,
  type WhatIfForm,
  type WhatIfRow,
} from './what-if-rows.ts'

const NONE: Cx[] = []

/** Other preferences than the plan is evaluated under. A visitor has none. */
function useOtherCx(current: Cx | null) {
  const { state } = useSession()
  const { data = NONE } = useQuery({ ...cxQueries.all(), enabled: state === 'in' })
  const own = data
    .filter(({ uuid }) => uuid !== current?.uuid)
    .map(({ uuid, name, cx_data }) => ({ value: uuid, name, cx: cx_data }))
  return current ? [...own, { value: NO_CX, name: AVERAGES, cx: null }] : own
}

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

/** Traded materials by value, then those needed only for construction. */
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
