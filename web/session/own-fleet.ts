import { useMemo } from 'react'
import type { OwnFleet } from '../../engine/model/own-fleet.ts'
import { flownJumps, useFlownJumps } from './calibrations.ts'
import { freightByEmpire, useFreightByEmpire } from './freight-settings.ts'
import { ownDesigns, useOwnDesigns } from './own-designs.ts'

export const ownFleet = (): OwnFleet => ({
  designs: ownDesigns(),
  flown: flownJumps(),
  freight: freightByEmpire(),
})

export function useOwnFleet(): OwnFleet {
  const designs = useOwnDesigns()
  const flown = useFlownJumps()
  const freight = useFreightByEmpire()
  return useMemo(() => ({ designs, flown, freight }), [designs, flown, freight])
}
