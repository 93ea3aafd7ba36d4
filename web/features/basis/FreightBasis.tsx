import { Suspense, useState } from 'react'
import type { Empire } from '../../../engine/game/empire.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import { Button } from '../../ui/field/Button.tsx'
import { ShipIcon } from '../../ui/icons/places.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import styles from './BasisMenu.module.css'

const FreightDrawer = lazyPart(() => import('../fleet/freight/FreightDrawer.tsx'), 'FreightDrawer')
const CARRIERS = { own: 'own fleet', hired: 'hired', either: 'fleet or hired' }

export function FreightBasis({ empire }: { empire: Empire | null }) {
  const { isOn, carrier } = useFreightSettings(empire?.uuid)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<ShipIcon size={14} />}
        aria-label={isOn ? `Freight: on, ${CARRIERS[carrier]}` : 'Freight: off'}
        title={isOn ? `Freight: on, ${CARRIERS[carrier]}` : 'Freight is off'}
        onClick={() => setOpen(true)}
      >
        <span className={isOn ? undefined : styles.label}>
          {isOn ? 'Freight on' : 'Freight off'}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <FreightDrawer empire={empire} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
