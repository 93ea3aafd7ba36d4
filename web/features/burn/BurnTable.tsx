import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatDays } from '../../../engine/game/number-format.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { BurnMaterials } from './BurnMaterials.tsx'
import type { BurnLine } from './burn-lines.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { FlowMark } from './FlowMark.tsx'

export function BurnTable({
  lines,
  planetNames,
  loading,
  onResupply,
}: {
  lines: readonly BurnLine[]
  planetNames: ReadonlyMap<string, string>
  loading: boolean
  onResupply: (planUuid: string) => void
}) {
  const { flowsFrom } = usePreferences()
  const columns = useMemo(
    () => columnsFor(planetNames, onResupply, flowsFrom === 'game'),
    [planetNames, onResupply, flowsFrom],
  )
  return (
    <DataTable
      label="bases"
      rows={lines}
      columns={columns}
      rowKey={({ planUuid }) => planUuid}
      initialSort={{ id: 'days', desc: false }}
      loading={loading}
      csvName="burn"
      renderDetail={(line) => <BurnMaterials line={line} />}
      hasDetail={({ materials }) => materials.length > 0}
      empty={
        <EmptyState title="No Plans available." action={<Link to="/search">Search a planet</Link>}>
          No plan of this choice moves any of these materials.
        </EmptyState>
      }
    />
  )
}

/** What of a base FIO does not report. */
function byPlan({ production, workers }: BurnLine['flowsOf']): string | null {
  if (production === 'plan') return workers === 'plan' ? 'by plan' : 'production by plan'
  return workers === 'plan' ? 'workers by plan' : null
}

const columnsFor = (
  planetNames: ReadonlyMap<string, string>,
  onResupply: (planUuid: string) => void,
  marksPlans: boolean,
): DataColumn<BurnLine>[] => [
  {
    id: 'plan',
    header: 'Plan',
    value: ({ planName }) => planName,
    cell: ({ planName, planetNaturalId, planUuid }) => (
      <Link to="/plan/$planetNaturalId/{-$planUuid}" params={{ planetNaturalId, planUuid }}>
        {planName}
      </Link>
    ),
  },
  {
    id: 'days',
    header: 'Days left',
    value: ({ minDays }) => minDays,
    cell: ({ minDays, materials, other }) =>
      materials.length === 0 ? (
        'moves nothing'
      ) : (
        <>
          <DaysLeft days={minDays} />
          <FlowMark shown={minDays} other={other?.minDays} format={formatDays} />
        </>
      ),
    numeric: true,
  },
  {
    id: 'first',
    header: 'First to run out',
    value: ({ first }) => first?.ticker,
    cell: ({ first }) =>
      first ? <MaterialTile ticker={first.ticker} amount={first.stock} /> : '—',
  },
  {
    id: 'planet',
    header: 'Planet',
    value: ({ planetNaturalId }) => planetNames.get(planetNaturalId) ?? planetNaturalId,
    cell: ({ planetNaturalId, hasStorage, shared, flowsOf }) => (
      <Row as="span" inline wrap>
        {planetNames.get(planetNaturalId) ?? planetNaturalId}
        {!hasStorage && <Tag>no stock known</Tag>}
        {shared && <Tag tone="accent">shared stock</Tag>}
        {marksPlans && byPlan(flowsOf) && <Tag>{byPlan(flowsOf)}</Tag>}
      </Row>
    ),
  },
  {
    id: 'resupply',
    header: 'Resupply',
    value: () => null,
    cell: ({ planUuid, planName }) => (
      <Button size="small" aria-label={`Resupply ${planName}`} onClick={() => onResupply(planUuid)}>
        Resupply
      </Button>
    ),
    sortable: false,
    csv: false,
  },
]
