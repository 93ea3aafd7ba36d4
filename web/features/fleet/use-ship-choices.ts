import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fioQueries } from '../../api/queries/fio.ts'
import { useOwnDesigns } from '../../session/own-designs.ts'
import { useSession } from '../../session/session.ts'
import { type ShipChoice, shipChoices } from './ship-choices.ts'

/** Flying ships are added when FIO has reported them. */
export function useShipChoices(): readonly ShipChoice[] {
  const { hasFio } = useSession()
  const storage = useQuery({ ...fioQueries.storage(), enabled: hasFio }).data
  const sites = useQuery({ ...fioQueries.sites(), enabled: hasFio }).data
  const company = useQuery({ ...fioQueries.company(), enabled: hasFio }).data
  const designs = useOwnDesigns()
  return useMemo(
    () => shipChoices({ designs, fio: storage && sites && { storage, sites, company } }),
    [designs, storage, sites, company],
  )
}
