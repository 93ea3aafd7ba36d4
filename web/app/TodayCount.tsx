import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Company } from '../../engine/game/company.ts'
import { cxQueries } from '../api/queries/cx.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { fioQueries } from '../api/queries/fio.ts'
import { planQueries } from '../api/queries/plans.ts'
import { useCompany } from '../data/use-company.ts'
import type { FioData } from '../features/fio/fio-data.ts'
import type { OwnRecords } from '../features/fio/today-question.ts'
import { useThingsToDo } from '../features/today/use-things-to-do.ts'

/** Counts what Today would list while another page is shown. Without its data nothing is counted. */
export function TodayCount() {
  const plans = useQuery(planQueries.all()).data
  const empires = useQuery(empireQueries.all()).data
  const cxs = useQuery(cxQueries.all()).data
  const storage = useQuery(fioQueries.storage()).data
  const sites = useQuery(fioQueries.sites()).data
  const { company, isAwaited } = useCompany()
  const data = useMemo(() => storage && sites && { storage, sites }, [storage, sites])
  if (!plans || !empires || !cxs || !data || isAwaited) return null
  return <Counted {...{ plans, empires, cxs, data }} company={company} />
}

function Counted({
  data,
  company,
  ...records
}: OwnRecords & { data: FioData; company: Company | null }) {
  useThingsToDo(records, data, company)
  return null
}
