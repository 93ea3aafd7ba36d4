import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { UseCash } from '../../fio/UseCash.tsx'

export const DEFAULT_MONEY = 500_000

export interface BudgetSearch {
  readonly money?: number | undefined
  readonly income?: number | undefined
}

/** Fields for the cash to build with in $, and for other income in $ a day. */
export function BudgetFields({
  search: { money = DEFAULT_MONEY, income = 0 },
  onSearch,
}: {
  search: BudgetSearch
  onSearch: (change: BudgetSearch) => void
}) {
  return (
    <>
      <NumberInput
        label="Starting cash"
        suffix="$"
        step={10_000}
        min={0}
        value={money}
        hint={<UseCash onUse={(cash) => onSearch({ money: cash })} />}
        onValue={(next) => onSearch({ money: next })}
      />
      <NumberInput
        label="Other income"
        suffix="$/day"
        step={1000}
        min={0}
        value={income}
        onValue={(next) => onSearch({ income: next })}
      />
    </>
  )
}
