import type { EmpireTotals } from './empire.ts'

/** What own sourcing, freight and order books add to the figures of the price list. A part that is off is missing. */
export interface Extras {
  /** Totals and profits by plan where bases supply each other at cost. */
  readonly own?: {
    readonly totals: EmpireTotals
    readonly sourcing: { readonly profits: ReadonlyMap<string, number> }
  }
  readonly freight?: {
    readonly totals: { readonly cost: number }
    readonly plans: readonly { readonly uuid: string; readonly freight: number }[]
  }
  /** `plans` in the order of the empire's. */
  readonly book?: {
    readonly sold: number
    readonly bought: number
    readonly plans: readonly number[]
  }
}

/** $ a day; a part that is off is undefined. */
export interface HeadlineParts {
  readonly list: number
  readonly own?: number
  readonly freight?: number
  readonly book?: number
}

export interface Headline {
  readonly totals: EmpireTotals
  /** They add up to the profit of the totals. */
  readonly parts: HeadlineParts
  /** By uuid; the parts of a plan add up to its profit. */
  readonly plans: ReadonlyMap<string, HeadlineParts>
}

/** The totals of an empire with all that is switched on, and what each switch adds. */
export function headline(
  totals: EmpireTotals,
  plans: readonly { readonly uuid: string; readonly profit: number }[],
  { own, freight, book }: Extras,
): Headline {
  const base = own?.totals ?? totals
  const carried = freight?.totals.cost ?? 0
  const [sold, bought] = [book?.sold ?? 0, book?.bought ?? 0]
  const profit = base.profit + sold - bought - carried
  const carriedBy = new Map(freight?.plans.map((plan) => [plan.uuid, plan.freight]))
  return {
    totals: {
      ...base,
      revenue: base.revenue + sold,
      cost: base.cost + bought + carried,
      profit,
      profitPerArea: base.area > 0 ? profit / base.area : 0,
    },
    parts: {
      list: totals.profit,
      ...(own && { own: own.totals.profit - totals.profit }),
      ...(freight && { freight: -carried }),
      ...(book && { book: sold - bought }),
    },
    plans: new Map(
      plans.map(({ uuid, profit: list }, place) => [
        uuid,
        {
          list,
          ...(own && { own: (own.sourcing.profits.get(uuid) ?? list) - list }),
          ...(freight && { freight: -(carriedBy.get(uuid) ?? 0) }),
          ...(book && { book: book.plans[place] ?? 0 }),
        },
      ]),
    ),
  }
}

export const profitOfParts = ({ list, own = 0, freight = 0, book = 0 }: HeadlineParts): number =>
  list + own + freight + book
