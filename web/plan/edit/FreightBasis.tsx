import { Suspense, useState } from 'react'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { ShipIcon } from '../../ui/icons/places.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { PlanContext } from '../show/shown-plan.ts'

const FreightDrawer = lazyPart(
  () => import('../../parts/freight/FreightDrawer.tsx'),
  'FreightDrawer',
)
const CARRIERS = { own: 'own fleet', hired: 'hired', either: 'fleet or hired' }

export function FreightBasis({ empire }: Pick<PlanContext, 'empire'>) {
  const { isOn, carrier } = useFreightSettings(empire?.uuid)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<ShipIcon size={14} />}
        aria-label={isOn ? `Freight: ${CARRIERS[carrier]}` : 'Freight: off'}
        title={isOn ? `Freight: ${CARRIERS[carrier]}` : 'Freight does not count'}
        onClick={() => setOpen(true)}
      >
        {isOn ? 'on' : 'off'}
      </Button>
      {isOpen && (
        <Suspense>
          <FreightDrawer empire={empire} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
