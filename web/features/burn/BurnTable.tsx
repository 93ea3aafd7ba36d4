import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import {
  formatCount,
  formatDays,
  formatMoney,
  formatWhole,
  NONE,
} from '../../../engine/game/number-format.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { BurnBars, barWords, usedUp } from './BurnBars.tsx'
import { BurnMaterials } from './BurnMaterials.tsx'
import type { BurnLine } from './burn-lines.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { FlowMark } from './FlowMark.tsx'

export function BurnTable({
  lines,
  planetNames,
  atStake,
  loading,
  onResupply,
  onOrder,
  actions,
}: {
  lines: readonly BurnLine[]
  planetNames: ReadonlyMap<string, string>
  /** $ a day by planet, of bases where something runs out soon. */
  atStake: ReadonlyMap<string, number>
  loading: boolean
  onResupply: (planUuid: string) => void
  /** One order for the chosen bases. */
  onOrder: (lines: readonly BurnLine[]) => void
  actions: ReactNode
}) {
  const { flowsFrom } = usePreferences()
  // Where it is the same for all bases, the line above the table says it.
  const marksPlans =
    flowsFrom === 'game' && new Set(lines.map(({ flowsOf }) => byPlan(flowsOf))).size > 1
  const columns = useMemo(
    () => columnsFor(planetNames, atStake, onResupply, marksPlans),
    [planetNames, atStake, onResupply, marksPlans],
  )
  // Bases without money at stake follow in the order in which they run out.
  const sorted = useMemo(
    () => lines.toSorted((a, b) => (a.minDays === b.minDays ? 0 : a.minDays - b.minDays)),
    [lines],
  )
  return (
    <DataTable
      label="bases"
      rows={sorted}
      columns={columns}
      rowKey={({ planUuid }) => planUuid}
      initialSort={{ id: 'money', desc: true }}
      loading={loading}
      csvName="burn"
      actions={actions}
      selectable
      bulkActions={(chosen) => (
        <Button size="small" onClick={() => onOrder(chosen)}>
          Order for {formatCount(chosen.length, 'base')}
        </Button>
      )}
      renderDetail={(line) => <BurnMaterials line={line} />}
      hasDetail={({ materials }) => materials.length > 0}
      empty={
        <EmptyState title="No Plans available." action={<Link to="/search">Find a planet</Link>}>
          No plan of this choice moves any of these materials.
        </EmptyState>
      }
    />
  )
}

const formatLoss = (money: number | null | undefined): string =>
  money ? `−${money < 1000 ? formatMoney(money) : formatWhole(money)}` : NONE

/** Names the half of a base that FIO does not report. */
function byPlan({ production, workers }: BurnLine['flowsOf']): string | null {
  if (production === 'plan') return workers === 'plan' ? 'by plan' : 'production by plan'
  return workers === 'plan' ? 'workers by plan' : null
}

const columnsFor = (
  planetNames: ReadonlyMap<string, string>,
  atStake: ReadonlyMap<string, number>,
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
    id: 'money',
    header: 'Lost $/day',
    hint: 'What the base loses a day once the materials that run out soon are used up',
    value: ({ planetNaturalId }) => atStake.get(planetNaturalId) ?? null,
    format: formatLoss,
    numeric: true,
    decides: true,
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
    id: 'materials',
    header: 'Materials',
    hint: 'Each bar is as long as the material lasts, up to the resupply days',
    value: () => null,
    cell: ({ materials, planName }) => <BurnBars materials={materials} planName={planName} />,
    csv: ({ materials }) => usedUp(materials).map(barWords).join('; '),
    sortable: false,
  },
  {
    id: 'first',
    header: 'First to run out',
    hidden: true,
    value: ({ first }) => first?.ticker,
    cell: ({ first }) =>
      first ? <MaterialTile ticker={first.ticker} amount={first.stock} /> : '—',
  },
  {
    id: 'planet',
    header: 'Planet',
    value: ({ planetNaturalId }) => planetNames.get(planetNaturalId) ?? planetNaturalId,
    cell: ({ planetNaturalId, hasStorage, shared, flowsOf }) => (
      <Row as="span" inline>
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
