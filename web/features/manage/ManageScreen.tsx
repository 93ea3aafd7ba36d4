import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { ShareListEntry } from '../../../edge/features/sharing/contract.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { sharedQueries } from '../../api/queries/shared.ts'
import { LeaveDialog } from '../../editing/LeaveDialog.tsx'
import { Badge } from '../../ui/figure/Badge.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFoot } from '../page/PageFoot.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { RecordsAside } from './aside/RecordsAside.tsx'
import { CxAssignments } from './CxAssignments.tsx'
import { CxList } from './CxList.tsx'
import { EmpireList } from './EmpireList.tsx'
import { PendingBar } from './PendingBar.tsx'
import { PlanAssignments } from './PlanAssignments.tsx'
import { PlanList } from './PlanList.tsx'
import { empiresOf, plansOf } from './save-assignments.ts'
import { useAssignments } from './use-assignments.ts'
import { useManageTab } from './use-manage-search.ts'
import { useSaveAssignments } from './use-save-assignments.ts'

const TransferTab = lazyPart(() => import('./transfer/TransferTab.tsx'), 'TransferTab')

export function ManageScreen() {
  const plans = useQuery(planQueries.all())
  const empires = useQuery(empireQueries.all())
  const cx = useQuery(cxQueries.all())
  // The lists work without the shares.
  const shares = useQuery(sharedQueries.list())
  return (
    <DataLoader
      isPage
      title="Management"
      parts={[
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
        { name: 'CX', query: cx },
      ]}
    >
      {plans.data && empires.data && cx.data && (
        <Management plans={plans.data} empires={empires.data} cx={cx.data} shares={shares.data} />
      )}
    </DataLoader>
  )
}

function Management({
  plans,
  empires,
  cx,
  shares,
}: {
  plans: readonly Plan[]
  empires: readonly Empire[]
  cx: readonly Cx[]
  /** Undefined while it is not known what is shared. */
  shares: readonly ShareListEntry[] | undefined
}) {
  const [tab, openTab] = useManageTab()
  // The state is above the tabs, so that pending changes survive a switch of tabs.
  const inEmpires = useAssignments(
    'plans',
    useMemo(() => plansOf(empires), [empires]),
    plans,
  )
  const underCx = useAssignments(
    'cx',
    useMemo(() => empiresOf(cx), [cx]),
    empires,
    { exclusive: true },
  )
  const own = useMemo(() => ({ plans, empires, cx }), [plans, empires, cx])
  const isDirty = inEmpires.isDirty || underCx.isDirty
  const { isSaving, save } = useSaveAssignments(inEmpires, underCx)
  const counted = (label: string, count: number) => (
    <Row as="span" inline gap={1}>
      {label} {count > 0 && <Badge count={count} label="pending changes" />}
    </Row>
  )
  return (
    <>
      <PageFrame title="Management" help="manage">
        <RecordsAside />
        <Tabs
          label="Management"
          value={tab}
          onValue={openTab}
          tabs={[
            {
              value: 'plans',
              label: 'Plans',
              content: <PlanList plans={plans} empires={empires} shares={shares} />,
            },
            {
              value: 'assignments',
              label: counted('Assignments', inEmpires.added + inEmpires.removed),
              content: <PlanAssignments plans={plans} empires={empires} pending={inEmpires} />,
            },
            {
              value: 'empires',
              label: 'Empires',
              content: <EmpireList empires={empires} all={cx} />,
            },
            {
              value: 'cx',
              label: counted('CX', underCx.added + underCx.removed),
              content: (
                <Stack gap={4}>
                  <CxList all={cx} />
                  <CxAssignments empires={empires} all={cx} pending={underCx} />
                </Stack>
              ),
            },
            {
              value: 'transfer',
              label: 'Export & import',
              content: (
                <Suspense fallback={<TableSkeleton label="Loading" rows={4} columns={3} />}>
                  <TransferTab own={own} />
                </Suspense>
              ),
            },
          ]}
        />
      </PageFrame>
      {(isDirty || tab === 'assignments' || tab === 'cx') && (
        <PageFoot>
          <PendingBar
            plans={inEmpires}
            cx={underCx}
            isSaving={isSaving}
            onSave={() => void save()}
          />
        </PageFoot>
      )}
      <LeaveDialog dirty={isDirty} what="assignments" save={save} />
    </>
  )
}
