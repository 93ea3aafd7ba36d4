import { memo, useMemo, useState } from 'react'
import type { EmpireFlow } from '../../../engine/empire/empire.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { OwnSourcingFigures } from '../basis/use-own-sourcing.ts'
import { FlowDetail } from './FlowDetail.tsx'
import styles from './FlowTable.module.css'
import { EMPIRE_FLOW_COLUMNS, flowColumnsAtCost } from './flow-columns.tsx'
import { EVERY_FLOW, type FlowFilter, filterFlows, flowChoices } from './flow-filter.ts'

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'consuming', label: 'Net consuming' },
  { value: 'producing', label: 'Net producing' },
  { value: 'balanced', label: 'Balanced' },
] as const
const keyOf = ({ ticker }: EmpireFlow) => ticker
const DEFICITS_FIRST = { id: 'deltaPrice', desc: false }

export const FlowTable = memo(function FlowTable({
  flows,
  own,
  isCalculated,
  csvName,
}: {
  flows: readonly EmpireFlow[] | undefined
  /** Set if goods that bases make for each other are valued at cost. */
  own: OwnSourcingFigures | undefined
  /** Whether any plan counts. Only then does a table without rows mean that nothing moves. */
  isCalculated: boolean
  csvName: string
}) {
  const [filter, setFilter] = useState<FlowFilter>(EVERY_FLOW)
  const change = (part: Partial<FlowFilter>) => setFilter((before) => ({ ...before, ...part }))
  const shown = own?.flows ?? flows
  const rows = useMemo(() => filterFlows(shown ?? [], filter), [shown, filter])
  const columns = useMemo(
    () => (own && flows ? flowColumnsAtCost(flows) : EMPIRE_FLOW_COLUMNS),
    [own, flows],
  )
  const choices = useMemo(() => flowChoices(flows ?? []), [flows])
  const isFiltered = rows.length === 0 && (flows?.length ?? 0) > 0
  return (
    <Panel title="Material flow" note="units a day" flush>
      {flows && flows.length > 0 && (
        <Row wrap align="end" gap={3} lineGap={2} className={styles.filters} data-density="dense">
          <Segmented
            label="Balance"
            choices={KINDS}
            value={filter.kind}
            onValue={(kind) => change({ kind })}
          />
          <Checkbox
            label="Hide balanced"
            checked={filter.hideBalanced}
            disabled={filter.kind === 'balanced'}
            onChecked={(hideBalanced) => change({ hideBalanced })}
          />
          <div className={styles.choice}>
            <MultiSelect
              label="Materials"
              hideLabel
              placeholder="All materials"
              options={ownLabels(choices.tickers)}
              values={filter.tickers}
              onValues={(tickers) => change({ tickers })}
            />
          </div>
          <div className={styles.choice}>
            <MultiSelect
              label="Planets"
              hideLabel
              placeholder="All planets"
              options={ownLabels(choices.planets)}
              values={filter.planets}
              onValues={(planets) => change({ planets })}
            />
          </div>
        </Row>
      )}
      <DataTable
        label="material flow"
        tableId="empire-flow"
        rows={rows}
        columns={columns}
        rowKey={keyOf}
        initialSort={DEFICITS_FIRST}
        columnPicker
        csvName={csvName}
        paged
        loading={!flows}
        maxHeight="56dvh"
        renderDetail={(flow) => <FlowDetail flow={flow} />}
        empty={
          <EmptyState title={emptyTitle(isFiltered, isCalculated)}>
            {isFiltered
              ? 'Choose other balances, materials or planets.'
              : isCalculated && 'Materials appear once the plans have workers or production.'}
          </EmptyState>
        }
      />
    </Panel>
  )
})

function emptyTitle(isFiltered: boolean, isCalculated: boolean): string {
  if (isFiltered) return 'No materials match your filters.'
  return isCalculated ? 'No material flow yet.' : 'Material flow unknown.'
}
