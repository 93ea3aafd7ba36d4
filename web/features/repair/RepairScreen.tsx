import { useMemo } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { planetRepairs, shipRepairs } from '../../../engine/supply/repair-sites.ts'
import type { TodayLine } from '../../../engine/today/line.ts'
import { useToday } from '../../data/use-today.ts'
import { FioPage } from '../fio/FioPage.tsx'
import type { FioData } from '../fio/fio-data.ts'
import type { OwnRecords } from '../fio/today-question.ts'
import { useTodayQuestion } from '../fio/use-today-question.ts'
import { WithOwnRecords } from '../fio/WithOwnRecords.tsx'
import { Problem } from '../page/Problem.tsx'
import { PlanetTable } from './PlanetTable.tsx'
import { ShipTable } from './ShipTable.tsx'

const NO_LINES: readonly TodayLine[] = []

export function RepairScreen() {
  return (
    <FioPage title="FIO Repair" help="repair">
      {(data) => (
        <WithOwnRecords title="FIO Repair">
          {(records, company) => <Repairs data={data} records={records} company={company} />}
        </WithOwnRecords>
      )}
    </FioPage>
  )
}

function Repairs({
  data,
  records,
  company,
}: {
  data: FioData
  records: OwnRecords
  company: Company | null
}) {
  const { sites } = data
  const ships = useMemo(() => shipRepairs(sites), [sites])
  const today = useToday(useTodayQuestion(records, data, company))
  const repairs = today.value?.repairs ?? (today.problem ? NO_LINES : undefined)
  const planets = useMemo(() => {
    const lines = repairs && new Map(repairs.map((line) => [line.planetNaturalId, line]))
    return planetRepairs(sites).map((planet) => ({
      ...planet,
      ...(lines && moneyOf(lines.get(planet.planetNaturalId))),
    }))
  }, [sites, repairs])
  return (
    <>
      <div aria-busy={repairs === undefined}>
        <PlanetTable planets={planets} />
      </div>
      <Problem title="What waiting costs could not be calculated" of={today} />
      <ShipTable ships={ships} />
    </>
  )
}

/** As on Today. Null where no plan says what the base earns. */
const moneyOf = (line: TodayLine | undefined) => ({
  lostPerDay: line?.lostPerDay ?? null,
  bestDay: line?.what.kind === 'repair' ? line.what.bestDay : null,
})
