import { useMemo } from 'react'
import type { OwnFleet } from '../../engine/game/own-fleet.ts'
import { freightByEmpire, useFreightByEmpire } from './freight-settings.ts'
import { ownDesigns, useOwnDesigns } from './own-designs.ts'

export const ownFleet = (): OwnFleet => ({
  designs: ownDesigns(),
  freight: freightByEmpire(),
})

export function useOwnFleet(): OwnFleet {
  const designs = useOwnDesigns()
  const freight = useFreightByEmpire()
  return useMemo(() => ({ designs, freight }), [designs, freight])
}
