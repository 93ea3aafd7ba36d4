import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { ShareListEntry } from '../../../edge/features/sharing/contract.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { formatWhole, NONE } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { basisOf } from '../../../engine/plan/basis.ts'
import { MAX_COMPARED_PLANS } from '../../../engine/plan/compare.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { planMutations } from '../../api/queries/plans.ts'
import { sharedMutations, termsWith } from '../../api/queries/shared.ts'
import { planSource } from '../../editing/use-plan-editing.ts'
import { usePreferences } from '../../session/preferences.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { CopyIcon, ShareIcon, TagIcon } from '../../ui/icons/records.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { numberColumn } from '../../ui/table/number-column.ts'
import { labelColumns } from '../labels/label-columns.tsx'
import { BulkActions } from './BulkActions.tsx'
import { LabelsDialog } from './LabelsDialog.tsx'
import { RecordList } from './RecordList.tsx'
import { renameRecord } from './record-actions.ts'
import { TagPlans } from './TagPlans.tsx'

interface PlanRow {
  plan: Plan
  /** Null if it is not shared, undefined if that is not known. */
  share: ShareListEntry | null | undefined
}

const columnsFor = (rows: readonly PlanRow[]): readonly DataColumn<PlanRow>[] => [
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
  ...labelColumns<PlanRow>(({ plan }) => plan, rows),
  numberColumn(
    'buildings',
    'Buildings',
    ({ plan }) => plan.baseplanner_data.buildings.reduce((sum, { amount }) => sum + amount, 0),
    formatWhole,
  ),
  {
    id: 'shared',
    header: 'Shared',
    value: ({ share }) => (share === undefined ? null : share ? 'Shared' : 'Not shared'),
    filter: 'choice',
    cell: ({ share }) =>
      share ? (
        <Tag tone="accent">Shared</Tag>
      ) : (
        <span className="muted">{share === undefined ? NONE : 'Not shared'}</span>
      ),
  },
  numberColumn('views', 'Views', ({ share }) => share?.view_count ?? null, formatWhole),
]

/** Leads to the ticked plans side by side. */
function CompareLink({ plans }: { plans: readonly Plan[] }) {
  if (plans.length < 2 || plans.length > MAX_COMPARED_PLANS)
    return <span className="muted">Tick 2 to {MAX_COMPARED_PLANS} to compare them</span>
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
  empires,
  shares,
}: {
  plans: readonly Plan[]
  empires: readonly Empire[]
  shares: readonly ShareListEntry[] | undefined
}) {
  const { mutateAsync: clone } = useMutation(planMutations.clone)
  const { mutateAsync: remove } = useMutation(planMutations.delete)
  const { mutateAsync: share } = useMutation(sharedMutations.share)
  const preferences = usePreferences()
  const cxs = useQuery(cxQueries.all())
  const { mutateAsync: stop } = useMutation(sharedMutations.stop)

  const rows = useMemo(() => {
    const ofPlan = shares && new Map(shares.map((entry) => [entry.plan_uuid, entry]))
    return plans.map(
      (plan): PlanRow => ({ plan, share: ofPlan && (ofPlan.get(plan.uuid) ?? null) }),
    )
  }, [plans, shares])
  const columns = useMemo(() => columnsFor(rows), [rows])
  const [labelled, setLabelled] = useState<Plan>()

  const sharingOf = ({ plan: { uuid, name }, share: shared }: PlanRow) => {
    const choices = { empires, cxs: cxs.data ?? [], preferences }
    const { empire, cx } = basisOf(choices, { planUuid: uuid })
    const included = [empire && 'your bonuses', cx && 'your prices'].filter((word) => word !== null)
    return shared
      ? [
          {
            label: 'Copy Sharing Link',
            icon: <CopyIcon />,
            done: 'The link is copied.',
            failed: 'The link was not copied.',
            work: () =>
              navigator.clipboard.writeText(`${location.origin}/shared/${shared.shared_uuid}`),
          },
          {
            label: 'Stop Sharing',
            icon: <ShareIcon />,
            done: `${name} is no longer shared.`,
            failed: `${name} is still shared.`,
            work: () => stop(shared.shared_uuid),
          },
        ]
      : [
          {
            label: 'Create Sharing Link',
            icon: <ShareIcon />,
            done: `${name} is shared${included.length > 0 ? ` with ${included.join(' and ')}` : ''}.`,
            failed: `${name} was not shared.`,
            work: () => share({ planUuid: uuid, terms: termsWith(empire, cx) }),
          },
        ]
  }

  return (
    <>
      <RecordList
        title="Plans"
        word="plans"
        rows={rows}
        columns={columns}
        actionsOf={(row) => {
          const { uuid, name } = row.plan
          return {
            what: 'plan',
            uuid,
            name,
            rename: (next) => renameRecord(planSource, uuid, next),
            clone: (copy) => clone({ uuid, name: copy }),
            remove: () => remove(uuid),
            warning: "Are you sure? Deleting the Plan can't be reversed.",
            more: sharingOf(row),
            entries: [
              {
                label: 'Notes and tags…',
                icon: <TagIcon />,
                onSelect: () => setLabelled(row.plan),
              },
            ],
          }
        }}
        tools={
          <Link to="/search" className={buttonClass({ size: 'small' })}>
            <PlusIcon size={14} /> New plan
          </Link>
        }
        bulkActions={(chosen, clear) => {
          const ticked = chosen.map(({ plan }) => plan)
          return (
            <>
              <CompareLink plans={ticked} />
              <BulkActions plans={ticked} empires={empires} onDone={clear} />
              <TagPlans plans={ticked} />
            </>
          )
        }}
        empty={
          <EmptyState
            title="No Plans available."
            action={<Link to="/search">Find a planet for your first plan</Link>}
          />
        }
      />
      {labelled && <LabelsDialog of={labelled} onClose={() => setLabelled(undefined)} />}
    </>
  )
}
