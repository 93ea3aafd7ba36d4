import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gameQueries } from '../../../data/game-queries.ts'
import { OwnFeesDialog } from '../../../parts/planet/OwnFeesDialog.tsx'
import { usePreferences } from '../../../session/preferences.ts'
import { Button } from '../../../ui/Button.tsx'
import { useShownPlan } from '../shown-plan.ts'

/** Which fees count, or that they are not known; a press enters the player's own. */
export function FeesLine({ isKnown }: { isKnown: boolean }) {
  const { plan, planet } = useShownPlan()
  const [isOpen, setOpen] = useState(false)
  const { data: buildings = [] } = useQuery(gameQueries.buildings())
  const own = usePreferences().ownFees[planet.PlanetNaturalId]
  const currency = own?.currency ?? planet.ProductionFees?.[0]?.FeeCurrency
  const names = new Set(plan.buildings.map(({ name }) => name))
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {isKnown ? `Fees in ${currency}` : 'Fees not known: enter yours'}
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
