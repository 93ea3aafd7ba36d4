import { Tag } from '../../ui/figure/Tag.tsx'
import { Row } from '../../ui/layout/Row.tsx'

export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <Row as="span" wrap inline gap={1} lineGap={1}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Row>
  )
}
