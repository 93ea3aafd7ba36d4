import { useMutation } from '@tanstack/react-query'
import type { StepGoods } from '../../../engine/company/contract-stock.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import type { Reserve } from '../../../engine/game/reserve.ts'
import { reserveMutations } from '../../api/queries/reserves.ts'
import { Button } from '../../ui/field/Button.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'

export interface Reservable {
  /** Ids of the contract and its condition. */
  readonly contract: string
  readonly condition: string
  /** The place of the condition; null where it has none. */
  readonly at: string | null
  readonly goods: StepGoods
}

/** What can be reserved: at the place of the condition, else where the player has most of the goods; null if there are none. */
export function reserveFor({ contract, condition, at, goods }: Reservable): Reserve | null {
  const [most] = goods.from
  const isThere = at !== null && goods.there > 0 && goods.there >= (most?.amount ?? 0)
  const place = isThere ? at : most?.place
  const has = isThere ? goods.there : (most?.amount ?? 0)
  const amount = Math.min(goods.amount, has)
  return place !== undefined && amount > 0
    ? { condition, contract, ticker: goods.ticker, amount, place }
    : null
}

/** Keeps the goods of a condition out of burn, resupply and carts, or frees them again. */
export function ReserveButton(about: Reservable) {
  const toast = useToast()
  const { goods, condition } = about
  const failed = (title: string) => (problem: Error) =>
    void toast.error(title, { detail: problemText(problem) })
  const reserving = useMutation({
    ...reserveMutations.put,
    onError: failed('Nothing was reserved.'),
  })
  const freeing = useMutation({
    ...reserveMutations.remove,
    onError: failed('The reserve was not freed.'),
  })
  if (goods.reserved) {
    const { amount, ticker, place } = goods.reserved
    return (
      <Button
        size="small"
        busy={freeing.isPending}
        aria-label={`Free ${formatAmount(amount)} ${ticker} reserved at ${place}`}
        onClick={() => freeing.mutate(condition)}
      >
        Free {formatAmount(amount)} {ticker}
      </Button>
    )
  }
  const reserve = reserveFor(about)
  if (!reserve) return null
  const words = `Reserve ${formatAmount(reserve.amount)} ${reserve.ticker}`
  return (
    <Button
      size="small"
      busy={reserving.isPending}
      aria-label={`${words} at ${reserve.place}`}
      onClick={() => reserving.mutate(reserve)}
    >
      {words}
    </Button>
  )
}
