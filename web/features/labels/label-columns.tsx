import { labelsOf } from '../../../engine/game/plan-labels.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { type DataColumn, listCell } from '../../ui/table/columns.ts'

interface Labelled {
  readonly tags?: readonly string[] | undefined
  readonly notes?: string | undefined
}

/** Tags and, if the player shows them, notes of the plan in a row; both can be searched and filtered. */
export const labelColumns = <Row,>(
  of: (row: Row) => Labelled,
  rows: readonly Row[],
): readonly DataColumn<Row>[] => [
  {
    id: 'tags',
    header: 'Tags',
    value: (row) => listCell(labelsOf(of(row)).tags),
    filter: 'list',
    // Hidden until a plan has a tag.
    hidden: rows.every((row) => labelsOf(of(row)).tags.length === 0),
    cell: (row) => <TagList tags={labelsOf(of(row)).tags} />,
  },
  {
    id: 'notes',
    header: 'Notes',
    value: (row) => labelsOf(of(row)).notes || null,
    filter: 'text',
    hidden: true,
  },
]

function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <Row as="span" wrap inline gap={1} lineGap={1}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Row>
  )
}
