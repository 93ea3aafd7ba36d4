import { useQuery } from '@tanstack/react-query'
import { cashOf } from '../../../engine/company/cash.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { usePreferences } from '../../session/preferences.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'

/** A button that enters the player's liquid cash into a field; nothing if FIO does not know it. */
export function UseCash({ onUse }: { onUse: (money: number) => void }) {
  const { hasFio } = useSession()
  const { currencyRates } = usePreferences()
  const company = useQuery({ ...fioQueries.company(), enabled: hasFio }).data
  const cash = company && cashOf(company.cash, currencyRates)
  if (!cash || cash.total <= 0) return null
  const money = Math.floor(cash.total)
  const { oneToOne } = cash
  const counted =
    oneToOne.length > 0
      ? `Counted one to one: ${oneToOne.join(', ')}. Rates are in the profile.`
      : 'At your rates of currencies.'
  return (
    <Button size="small" variant="ghost" title={counted} onClick={() => onUse(money)}>
      Use your cash: {formatWhole(money)} ${oneToOne.length > 0 ? ', one to one' : ''}
    </Button>
  )
}
