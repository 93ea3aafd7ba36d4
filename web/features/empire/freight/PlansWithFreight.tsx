import { useMemo } from 'react'
import type { EvaluatedPlan } from '../../../../engine/empire/evaluation.ts'
import { type HeadlineParts, profitOfParts } from '../../../../engine/empire/headline.ts'
import type { FreightFigure } from '../../../../engine/explain/freight.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import { formatMoney } from '../../../../engine/game/number-format.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'

interface PlanRow {
  readonly uuid: string
  readonly name: string
  readonly profit: number
  readonly freight: number
  readonly profitWithFreight: number
  /** Something else is switched on as well, which the derivation of the freight does not include. */
  readonly hasMore: boolean
}

const money = (
  id: 'profit' | 'freight' | 'profitWithFreight',
  header: string,
  hint?: string,
): DataColumn<PlanRow> => ({
  id,
  header,
  numeric: true,
  ...(hint && { hint }),
  value: (row) => row[id],
  cell: (row) =>
    id === 'profit' ? <Figure value={row.profit} /> : <FreightFigureCell of={id} row={row} />,
  total: (rows) => formatMoney(rows.reduce((sum, row) => sum + row[id], 0)),
})

function FreightFigureCell({ of, row }: { of: 'freight' | 'profitWithFreight'; row: PlanRow }) {
  if (of === 'profitWithFreight' && row.hasMore) return <Figure value={row.profitWithFreight} />
  return (
    <Explained<FreightFigure>
      figure={{ of: of === 'freight' ? 'planFreight' : of, uuid: row.uuid }}
      label={`${of === 'freight' ? 'freight' : 'profit with freight'} of ${row.name}`}
    >
      {of === 'freight' ? formatMoney(row.freight) : <Figure value={row.profitWithFreight} />}
    </Explained>
  )
}

const COLUMNS: readonly DataColumn<PlanRow>[] = [
  { id: 'plan', header: 'Plan', value: ({ name }) => name, total: () => 'All' },
  money('profit', 'Profit $/day'),
  money('freight', 'Freight $/day', 'A base pays for what it gets, and for what it sells'),
  money('profitWithFreight', 'With freight $/day'),
]
const keyOf = ({ uuid }: PlanRow) => uuid

export function PlansWithFreight({
  plans,
  freight,
  parts,
}: {
  plans: readonly EvaluatedPlan[]
  freight: Freight
  /** The parts of the profit of each plan. */
  parts: ReadonlyMap<string, HeadlineParts> | undefined
}) {
  const rows = useMemo(() => {
    const names = new Map(plans.map(({ uuid, name }) => [uuid, name]))
    return freight.plans.map(({ uuid, profit, freight: paid }): PlanRow => {
      const all = parts?.get(uuid) ?? { list: profit, freight: -paid }
      return {
        uuid,
        name: names.get(uuid) ?? uuid,
        profit: profitOfParts(all) + paid,
        freight: paid,
        profitWithFreight: profitOfParts(all),
        hasMore: all.own !== undefined || all.book !== undefined,
      }
    })
  }, [plans, freight, parts])
  return (
    <Panel title="Plans" note="with and without freight" flush>
      <DataTable
        label="plans with freight"
        rows={rows}
        columns={COLUMNS}
        rowKey={keyOf}
        initialSort={{ id: 'freight', desc: true }}
        csvName="plans with freight"
      />
    </Panel>
  )
}
