import { useMemo } from 'react'
import type { Together } from '../../../../engine/empire/together.ts'
import { formatMoney } from '../../../../engine/game/number-format.ts'
import type { ReadableEmpire } from '../../../api/queries/shared-empires.ts'
import { useFreight } from '../../../data/calls.ts'
import { useStableValue } from '../../../data/use-stable-value.ts'
import { ForeignFreight } from '../../../session/freight-settings.ts'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFreightQuestion } from '../../fleet/freight/use-freight.ts'
import { Problem } from '../../page/Problem.tsx'
import { laneColumns } from '../freight/lane-columns.tsx'
import { laneRows, rowKeyOf } from '../freight/lane-row.ts'
import { pricesOfShare, type ReaderTerms } from '../shared/use-shared-terms.ts'

/** Freight of the whole group, by the settings of the first empire that counts freight; nothing if none does. */
export function GroupFreight({
  group,
  loaded,
  reader,
}: {
  group: Together
  loaded: readonly ReadableEmpire[]
  reader: ReaderTerms
}) {
  const first = loaded.find(({ freight }) => freight?.isOn)
  if (!first?.freight) return null
  return (
    <ForeignFreight value={first.freight}>
      <Lanes group={group} first={first} reader={reader} />
    </ForeignFreight>
  )
}

function Lanes({
  group,
  first,
  reader,
}: {
  group: Together
  first: ReadableEmpire
  reader: ReaderTerms
}) {
  const plans = useMemo(
    () =>
      group.plans.map(({ uuid, name, planetNaturalId, profit, materialIo }) => ({
        ...{ uuid, name, planetNaturalId, profit, materialIo },
      })),
    [group],
  )
  const question = useStableValue(
    useFreightQuestion({
      plans,
      empireUuid: undefined,
      sharesOwn: true,
      cx: pricesOfShare(first, reader),
      rules: reader.rules,
    }),
  )
  const freight = useFreight(question)
  const { value } = freight
  const columns = useMemo(() => value && laneColumns(value, (place) => place, undefined), [value])
  const rows = useMemo(() => (value ? laneRows(value.lanes) : []), [value])
  return (
    <Panel
      title="Freight of the group"
      note={`a day, by the freight settings of ${first.empire.name}${
        value ? `: ${formatMoney(value.totals.cost)} $` : ''
      }`}
      flush
    >
      <Problem title="The freight could not be calculated." of={freight} />
      <DataTable
        label="lanes"
        tableId="together-lanes"
        rows={rows}
        columns={columns ?? []}
        rowKey={rowKeyOf}
        loading={!value}
        csvName="together lanes"
        paged
        maxHeight="50dvh"
        empty={<EmptyState title="Nothing is carried between these bases." />}
      />
    </Panel>
  )
}
