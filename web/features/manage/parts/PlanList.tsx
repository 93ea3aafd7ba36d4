import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ShareListEntry } from '../../../../edge/contract/shared.ts'
import type { Plan } from '../../../../engine/model/plan.ts'
import { MOST_COMPARED } from '../../../../engine/plan/compare.ts'
import { planMutations } from '../../../api/queries/plans.ts'
import { sharedMutations } from '../../../api/queries/shared.ts'
import { planSource } from '../../../editing/use-plan-editing.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatWhole } from '../../../ui/format.ts'
import { CopyIcon, PlusIcon, ShareIcon } from '../../../ui/icons/actions.tsx'
import type { MenuEntry } from '../../../ui/Menu.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { useActions } from '../hooks/useActions.tsx'
import { useTableInAddress } from '../hooks/useManageSearch.ts'
import { rename } from '../record-actions.ts'
import styles from './Lists.module.css'
import { RenameDialog } from './RenameDialog.tsx'
import { RowMenu } from './RowMenu.tsx'

interface PlanRow {
  plan: Plan
  share: ShareListEntry | undefined
}

const keyOf = ({ plan }: PlanRow) => plan.uuid

const COLUMNS: readonly DataColumn<PlanRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ plan }) => plan.name,
    cell: ({ plan }) => (
      <Link
        to="/plan/$planetNaturalId/{-$planUuid}"
        params={{ planetNaturalId: plan.planet_id, planUuid: plan.uuid }}
      >
        {plan.name}
      </Link>
    ),
  },
  { id: 'planet', header: 'Planet', value: ({ plan }) => plan.planet_id, filter: 'choice' },
  {
    id: 'empires',
    header: 'Empires',
    value: ({ plan }) => plan.empires.map(({ name }) => name).join(', ') || null,
    filter: 'text',
  },
  {
    id: 'buildings',
    header: 'Buildings',
    numeric: true,
    value: ({ plan }) =>
      plan.baseplanner_data.buildings.reduce((sum, { amount }) => sum + amount, 0),
    format: formatWhole,
  },
  {
    id: 'shared',
    header: 'Shared',
    value: ({ share }) => (share ? 'Shared' : 'Not shared'),
    filter: 'choice',
    cell: ({ share }) =>
      share ? <Tag tone="accent">Shared</Tag> : <span className={styles.muted}>Not shared</span>,
  },
  {
    id: 'views',
    header: 'Views',
    numeric: true,
    value: ({ share }) => share?.view_count ?? null,
    format: formatWhole,
  },
]

/** Leads to the ticked plans side by side. */
function CompareLink({ plans }: { plans: readonly Plan[] }) {
  if (plans.length < 2 || plans.length > MOST_COMPARED)
    return <span className={styles.muted}>Tick 2 to {MOST_COMPARED} to compare them</span>
  return (
    <Link
      to="/compare"
      search={{ plans: plans.map(({ uuid }) => uuid).join(',') }}
      className={buttonClass({ size: 'small' })}
    >
      Compare
    </Link>
  )
}

export function PlanList({
  plans,
  shares,
}: {
  plans: readonly Plan[]
  shares: readonly ShareListEntry[]
}) {
  const actions = useActions()
  const toast = useToast()
  const table = useTableInAddress()
  const { mutateAsync: clone } = useMutation(planMutations.clone)
  const { mutateAsync: remove } = useMutation(planMutations.delete)
  const { mutateAsync: share } = useMutation(sharedMutations.share)
  const { mutateAsync: stop } = useMutation(sharedMutations.stop)

  const rows = useMemo(() => {
    const ofPlan = new Map(shares.map((entry) => [entry.plan_uuid, entry]))
    return plans.map((plan): PlanRow => ({ plan, share: ofPlan.get(plan.uuid) }))
  }, [plans, shares])

  async function copyLink(sharedUuid: string) {
    await navigator.clipboard.writeText(`${location.origin}/shared/${sharedUuid}`)
    toast.success('The link is copied.')
  }

  function entriesOf({ plan: { uuid, name }, share: shared }: PlanRow) {
    const sharing: MenuEntry[] = shared
      ? [
          {
            label: 'Copy Sharing Link',
            icon: <CopyIcon />,
            onSelect: () => void copyLink(shared.shared_uuid),
          },
          {
            label: 'Stop Sharing',
            icon: <ShareIcon />,
            onSelect: () =>
              void actions.run(`${name} is no longer shared.`, `${name} is still shared.`, () =>
                stop(shared.shared_uuid),
              ),
          },
        ]
      : [
          {
            label: 'Create Sharing Link',
            icon: <ShareIcon />,
            onSelect: () =>
              void actions.run(`${name} is shared.`, `${name} was not shared.`, () => share(uuid)),
          },
        ]
    return actions.entriesOf(
      {
        what: 'plan',
        name,
        rename: (next) => rename(planSource, uuid, next),
        clone: (copy) => clone({ uuid, name: copy }),
        remove: () => remove(uuid),
        warning: "Are you sure? Deleting the Plan can't be reversed.",
      },
      sharing,
    )
  }

  const columns: readonly DataColumn<PlanRow>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      header: '',
      sortable: false,
      csv: false,
      value: () => null,
      cell: (row) => <RowMenu of={row.plan.name} entries={entriesOf(row)} />,
    },
  ]

  const search = (
    <Link to="/search" className={buttonClass({ size: 'small' })}>
      <PlusIcon size={14} /> New plan
    </Link>
  )
  return (
    <Panel title="Plans" note={formatWhole(plans.length)} actions={search} flush>
      <DataTable
        {...table}
        label="plans"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        tableId="manage.plans"
        searchable
        columnPicker
        csvName="plans"
        selectable
        bulkActions={(chosen) => <CompareLink plans={chosen.map(({ plan }) => plan)} />}
        empty={
          <EmptyState
            title="No Plans available."
            action={<Link to="/search">Search a planet for your first plan</Link>}
          />
        }
      />
      <RenameDialog of={actions.renaming} onClose={actions.closeRename} />
    </Panel>
  )
}
