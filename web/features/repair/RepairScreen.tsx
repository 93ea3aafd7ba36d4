import { useMemo } from 'react'
import type { FioSites } from '../../../engine/game/fio.ts'
import { planetRepairs, shipRepairs } from '../../../engine/supply/repair-sites.ts'
import { FioPage } from '../fio/FioPage.tsx'
import { PlanetTable } from './PlanetTable.tsx'
import { ShipTable } from './ShipTable.tsx'

export function RepairScreen() {
  return (
    <FioPage title="FIO Repair" help="repair">
      {({ sites }) => <Repairs sites={sites} />}
    </FioPage>
  )
}

function Repairs({ sites }: { sites: FioSites }) {
  const planets = useMemo(() => planetRepairs(sites), [sites])
  const ships = useMemo(() => shipRepairs(sites), [sites])
  return (
    <>
      <PlanetTable planets={planets} />
      <ShipTable ships={ships} />
    </>
  )
}
