import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { UseCash } from '../../fio/UseCash.tsx'

export const DEFAULT_MONEY = 500_000

export interface BudgetUrl {
  readonly money?: number | undefined
  readonly income?: number | undefined
}

/** Fields for the cash to build with in $, and for other income in $ a day. */
export function BudgetFields({
  url: { money = DEFAULT_MONEY, income = 0 },
  onUrl,
}: {
  url: BudgetUrl
  onUrl: (change: BudgetUrl) => void
}) {
  return (
    <>
      <NumberInput
        label="Starting cash"
        suffix="$"
        step={10_000}
        min={0}
        value={money}
        hint={<UseCash onUse={(cash) => onUrl({ money: cash })} />}
        onValue={(next) => onUrl({ money: next })}
      />
      <NumberInput
        label="Other income"
        suffix="$/day"
        step={1000}
        min={0}
        value={income}
        onValue={(next) => onUrl({ income: next })}
      />
    </>
  )
}
