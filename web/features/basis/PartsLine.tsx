import type { HeadlineParts } from '../../../engine/empire/headline.ts'
import { formatMoney, formatSigned, formatWithin } from '../../../engine/game/number-format.ts'
import { Row } from '../../ui/layout/Row.tsx'

const formatPart = formatWithin(14, formatMoney)

/** What a profit consists of, where more than the price list counts. */
export function PartsLine({
  parts: { list, own, freight, book },
  isStale,
}: {
  parts: HeadlineParts
  isStale: boolean | undefined
}) {
  const shown = [
    ['At the price list', list],
    ['own sourcing', own],
    ['freight', freight],
    ['order books', book],
  ] as const
  if (own === undefined && freight === undefined && book === undefined) return null
  return (
    <Row as="p" wrap gap={3} lineGap={0} className="quiet" aria-busy={isStale}>
      {shown.map(
        ([name, value]) =>
          value !== undefined && (
            <span key={name}>
              {name} {formatSigned(value, formatPart)}
            </span>
          ),
      )}
      <span>$/day</span>
    </Row>
  )
}
