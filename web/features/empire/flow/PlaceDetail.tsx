import type { EvaluatedPlan } from '../../../../engine/empire/evaluation.ts'
import { linksOf, type Movement } from '../../../../engine/empire/network.ts'
import { formatMoney } from '../../../../engine/game/number-format.ts'
import { IconButton } from '../../../ui/field/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons/actions.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { TileRow } from '../../../ui/layout/TileRow.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { PlanAnchor } from '../PlanAnchor.tsx'
import styles from './FlowTab.module.css'
import { BOUGHT, SOLD } from './flow-layout.ts'
import { flowPlace } from './picture.ts'

/** What comes to one place and what leaves it, with the way to its plans. */
export function PlaceDetail({
  place,
  plans,
  movements,
  onClose,
}: {
  place: string
  plans: readonly EvaluatedPlan[]
  movements: readonly Movement[]
  onClose: () => void
}) {
  const isExchange = place === BOUGHT || place === SOLD
  return (
    <Panel
      title={isExchange ? 'Exchange' : place}
      note={plans.map(({ uuid, name, planetNaturalId }) => (
        <PlanAnchor key={uuid} className={styles.plan} plan={{ uuid, planetNaturalId }}>
          {name}
        </PlanAnchor>
      ))}
      actions={
        <IconButton label="Close" size="small" icon={<CloseIcon size={14} />} onClick={onClose} />
      }
    >
      <Columns least={360} gap={6} lineGap={3} align="start">
        {place !== BOUGHT && <Side title="Comes in" place={place} end="to" movements={movements} />}
        {place !== SOLD && <Side title="Goes out" place={place} end="from" movements={movements} />}
      </Columns>
    </Panel>
  )
}

function Side({
  title,
  place,
  end,
  movements,
}: {
  title: string
  place: string
  end: 'from' | 'to'
  movements: readonly Movement[]
}) {
  const other = end === 'to' ? 'from' : 'to'
  const links = linksOf(movements.filter((movement) => flowPlace(movement[end], end) === place))
    .map((link) => ({ link, value: link.movements.reduce((sum, { value }) => sum + value, 0) }))
    .sort((one, another) => another.value - one.value)
  if (links.length === 0) return <p className="quiet">{title}: nothing.</p>
  return (
    <PlainTable
      label={`${title}: ${place}`}
      rows={links}
      keyOf={({ link }) => link[other] ?? 'exchange'}
      columns={[
        {
          header: title,
          cell: ({ link }) => (link.from === link.to ? 'stays here' : (link[other] ?? 'Exchange')),
        },
        {
          header: 'Materials a day',
          cell: ({ link }) => (
            <TileRow
              label={`${title} ${link[other] ?? 'Exchange'}`}
              most={8}
              tiles={link.movements
                .toSorted((one, another) => another.value - one.value)
                .map(({ ticker, amount }) => ({ ticker, amount }))}
            />
          ),
        },
        { header: '$/day', numeric: true, cell: ({ value }) => formatMoney(value) },
      ]}
    />
  )
}
