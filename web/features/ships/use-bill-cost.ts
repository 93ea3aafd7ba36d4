import { useMemo } from 'react'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { useBillPrices, usePrices } from '../../data/calls.ts'
import type { CxChoice } from '../cx/cx-choice.ts'

const CODES = EXCHANGES.map((exchange) => `${exchange}_BUY` as const)
export type Bill = ReadonlyMap<string, number>

/** What the materials of bills cost: under the CX chosen, and bought on each exchange. */
export function useBillCost(bills: readonly Bill[], { cx, rules, isPending }: CxChoice) {
  const tickers = [...new Set(bills.flatMap((bill) => [...bill.keys()]))].toSorted()
  const isReady = !isPending && tickers.length > 0
  const chosen = usePrices(isReady ? { tickers, cx, planetNaturalId: null, rules } : undefined)
  const onExchanges = useBillPrices(isReady ? { tickers, codes: CODES, rules } : undefined)
  const unit = useMemo(
    () => chosen.value && new Map(chosen.value.map(({ ticker, buy }) => [ticker, buy.value])),
    [chosen.value],
  )
  return {
    unitPrice: (ticker: string) => unit?.get(ticker),
    unitPriceOn: (ticker: string, place: number) => onExchanges.value?.[ticker]?.[place],
    costOf: (bill: Bill): number | undefined =>
      unit && [...bill].reduce((sum, [ticker, n]) => sum + n * (unit.get(ticker) ?? 0), 0),
    // What is not asked will not come.
    isStale: isReady && (chosen.isStale || onExchanges.isStale),
    failed: [chosen, onExchanges].find(({ problem }) => problem),
  }
}
export type BillCost = ReturnType<typeof useBillCost>
