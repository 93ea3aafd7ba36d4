import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatMoney } from '../../../../../engine/game/number-format.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { usePreferences } from '../../../../session/preferences.ts'
import { useSession } from '../../../../session/session.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { OwnFeesDialog } from '../../../planet/OwnFeesDialog.tsx'
import { useShownPlan } from '../shown-plan.ts'
import styles from './Consequences.module.css'

/**
 * Which fees count, or that they are unknown; a player may enter their own, a visitor may not. Renders nothing if none are paid and none
 * were entered.
 */
export function FeesLine({ isKnown, arePaid }: { isKnown: boolean; arePaid: boolean }) {
  const { plan, planet } = useShownPlan()
  const { state } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data: buildings = [] } = useQuery(gameQueries.buildings())
  const { ownFees, currencyRates } = usePreferences()
  const own = ownFees[planet.PlanetNaturalId]
  const currency = own?.currency ?? planet.ProductionFees?.[0]?.FeeCurrency
  const rate = currency && currencyRates[currency]
  const names = new Set(plan.buildings.map(({ name }) => name))
  if (isKnown && !arePaid && !own) return null
  const seen = !own && planet.ProductionFeesAsOf
  const known =
    isKnown &&
    `Fees in ${currency}${rate ? ` at ${formatMoney(rate)} $` : ''}${seen ? `, seen ${formatDate(seen)}` : ''}`
  if (state === 'out') return <p className={styles.fees}>{known || 'Production fees unknown'}</p>
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {known || 'Production fees unknown: add'}
      </Button>
      {isOpen && (
        <OwnFeesDialog
          planet={planet}
          buildings={buildings.filter(({ Ticker }) => names.has(Ticker))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
