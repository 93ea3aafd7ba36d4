import { formatMoney, formatWhole } from '../../../../engine/game/number-format.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'

export function TooMany({ units }: { units: number }) {
  return (
    <EmptyState title="Too many buildings">
      {formatWhole(units)} buildings are too many to search for the best order.
    </EmptyState>
  )
}

export function Stuck({
  money,
  leastMoney,
  onMoney,
}: {
  money: number
  leastMoney: number
  onMoney: (money: number) => void
}) {
  const least = Math.ceil(leastMoney)
  return (
    <EmptyState
      title="This budget never builds it"
      action={
        <Button variant="primary" onClick={() => onMoney(least)}>
          Begin with {formatMoney(least)} $
        </Button>
      }
    >
      The buildings that {formatMoney(money)} $ can pay for earn nothing, so the next one is never
      affordable. Begin with at least {formatMoney(leastMoney)} $, or enter other income.
    </EmptyState>
  )
}
