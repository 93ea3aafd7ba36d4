import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type ShipNow, shipsNow } from '../../../engine/company/ships-now.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { useSession } from '../../session/session.ts'

const NONE: readonly ShipNow[] = []

/** The player's ships, where FIO reports them; `now` is the moment at which the page was opened or they were fetched. */
export function useShipsNow(): { ships: readonly ShipNow[]; now: number } {
  const { hasFio } = useSession()
  const storage = useQuery({ ...fioQueries.storage(), enabled: hasFio }).data
  const sites = useQuery({ ...fioQueries.sites(), enabled: hasFio }).data
  const company = useQuery({ ...fioQueries.company(), enabled: hasFio })
  const [opened] = useState(() => Date.now())
  const now = Math.max(opened, company.dataUpdatedAt)
  const ships = useMemo(
    () =>
      storage && sites ? shipsNow({ storage, sites, company: company.data ?? null, now }) : NONE,
    [storage, sites, company.data, now],
  )
  return { ships, now }
}
