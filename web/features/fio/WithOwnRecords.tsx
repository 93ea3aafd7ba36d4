import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { Company } from '../../../engine/game/company.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { useCompany } from '../../data/use-company.ts'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { CompanyProblem } from './CompanyNotice.tsx'
import type { OwnRecords } from './today-question.ts'

type LoaderProps = ComponentProps<typeof DataLoader>

/** Loads plans, empires, CX and the company of the player, and what else a page names. */
export function WithOwnRecords({
  title,
  parts = [],
  children,
}: {
  title: string
  parts?: LoaderProps['parts']
  children: (records: OwnRecords, company: Company | null) => ReactNode
}) {
  const plans = useQuery(planQueries.all())
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  // The page waits for the company, but works without it if it fails or takes long.
  const { query, company, isAwaited } = useCompany()
  if (isAwaited) return <TableSkeleton rows={8} columns={5} label="Loading your company" />
  return (
    <DataLoader
      title={title}
      parts={[
        ...parts,
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
        { name: 'CX', query: cxs },
      ]}
    >
      <CompanyProblem company={query} />
      {children(
        { plans: plans.data ?? [], empires: empires.data ?? [], cxs: cxs.data ?? [] },
        company,
      )}
    </DataLoader>
  )
}
