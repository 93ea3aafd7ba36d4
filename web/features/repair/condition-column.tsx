import { formatPercent } from '../../../engine/game/number-format.ts'
import { Tag, type Tone } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'

/** Conditions at which buildings have lost a twentieth and a fifth of their efficiency. */
const BANDS: readonly { from: number; word: string; tone: Tone }[] = [
  { from: 0.95, word: 'good', tone: 'profit' },
  { from: 0.8, word: 'worn', tone: 'warn' },
  { from: 0, word: 'poor', tone: 'loss' },
]

function Condition({ condition }: { condition: number }) {
  const { word, tone } = BANDS.find(({ from }) => condition >= from) ?? BANDS[2]!
  return (
    <Row as="span" inline>
      <Tag tone={tone}>{word}</Tag>
      {formatPercent(condition)}
    </Row>
  )
}

export const conditionColumn = <Row,>(
  id: string,
  header: string,
  of: (row: Row) => number,
): DataColumn<Row> => ({
  ...{ id, header, value: of, numeric: true },
  cell: (row) => <Condition condition={of(row)} />,
})
