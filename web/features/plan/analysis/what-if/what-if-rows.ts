import type { CxData } from '../../../../../engine/game/cx.ts'
import type { PriceChange, Variant } from '../../../../../engine/plan/what-if.ts'
import type { PlanSwitch } from '../../../../../engine/plan/what-if-switches.ts'

export interface Percent {
  readonly isLess: boolean
  readonly percent: number
}

export interface WhatIfForm {
  readonly allPrices: Percent
  readonly onePrice: Percent
  /** The material whose price changes. Absent: the one that matters most. */
  readonly ticker?: string
  /** Another CX, by its uuid or NO_CX. Absent: the first. */
  readonly cx?: string
  /** Another programme, by the id of its switch. Absent: the one that brings most. */
  readonly cogc?: string
  readonly chosen: readonly string[]
}

const TEN_LESS: Percent = { isLess: true, percent: 10 }
export const UNTOUCHED: WhatIfForm = { allPrices: TEN_LESS, onePrice: TEN_LESS, chosen: [] }

export interface WhatIfRow extends Variant {
  readonly name: string
  /** Only one of the rows with the same field can be on. */
  readonly field: string
}

export const ALL_PRICES = 'all prices'
export const ONE_PRICE = 'one price'
export const OTHER_CX = 'other CX'

export function priceRows(
  { allPrices, onePrice }: WhatIfForm,
  ticker: string | undefined,
  otherCx: { readonly name: string; readonly cx: CxData | null } | undefined,
): WhatIfRow[] {
  const row = (id: string, name: string, change: PriceChange): WhatIfRow => ({
    id,
    name,
    field: id,
    edits: [],
    prices: [change],
  })
  const rows = [
    row(ALL_PRICES, 'All prices', { kind: 'all prices', percent: signed(allPrices) }),
    ticker === undefined
      ? undefined
      : row(ONE_PRICE, `Price of ${ticker}`, { kind: 'price', ticker, percent: signed(onePrice) }),
    otherCx && row(OTHER_CX, otherCx.name, { kind: 'cx', cx: otherCx.cx }),
  ]
  return rows.filter((made) => made !== undefined)
}

const signed = ({ isLess, percent }: Percent) => (isLess ? -percent : percent)

export const switchRow = ({ id, name, field, edit }: PlanSwitch): WhatIfRow => ({
  id,
  name,
  field,
  edits: [edit],
  prices: [],
})

export const TOGETHER = 'together'
export const TAKEN_OVER = 'taken over'

/** Every row by itself, those that are on together, and of them what belongs to the plan. */
export function variantsOf(rows: readonly WhatIfRow[], chosen: readonly string[]): Variant[] {
  const on = rows.filter(({ id }) => chosen.includes(id))
  const edits = on.flatMap((row) => row.edits)
  return [
    ...rows.map(({ id, edits: own, prices }) => ({ id, edits: own, prices })),
    { id: TOGETHER, edits, prices: on.flatMap(({ prices }) => prices) },
    { id: TAKEN_OVER, edits, prices: [] },
  ]
}

/** Switching one row on switches the others of its field off. */
export function toggled(
  rows: readonly WhatIfRow[],
  chosen: readonly string[],
  { id, field }: WhatIfRow,
  on: boolean,
): string[] {
  const others = new Set(rows.filter((row) => row.field === field).map((row) => row.id))
  const kept = chosen.filter((known) => !others.has(known))
  return on ? [...kept, id] : kept
}
