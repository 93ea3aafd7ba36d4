import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { headOf } from '../../../engine/game/day-record.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { formatDate } from '../../../engine/game/number-format.ts'
import { changeSentence } from '../../../engine/today/history/change-words.ts'
import { whatChanged } from '../../../engine/today/history/what-changed.ts'
import { historyQueries } from '../../api/queries/history.ts'
import { Row } from '../../ui/layout/Row.tsx'

/** What the last day of the record changed in the profit of each empire; nothing where there is no day before it. */
export function SinceYesterday({ empires }: { empires: readonly Empire[] }) {
  const { data } = useQuery(historyQueries.all())
  const day = data?.at(-1)?.day
  const { data: last } = useQuery({
    ...historyQueries.day(day ?? ''),
    enabled: day !== undefined,
  })
  const { record, before } = last ?? {}
  if (!record?.since || !before) return null
  const changes = record.empires.flatMap((after) => {
    const former = before.empires.find(({ empire }) => empire === after.empire)
    const empire = empires.find(({ uuid }) => headOf(uuid) === after.empire)
    const change = former && whatChanged(former, after)
    // A day without any change is no news.
    return empire && change && change.difference !== 0 ? [{ empire, change }] : []
  })
  if (changes.length === 0) return null
  return (
    <Row as="section" gap={4} lineGap={1} wrap aria-label="What changed">
      <span className="quiet">Since {formatDate(record.since)}</span>
      {changes.map(({ empire, change }) => (
        <span key={empire.uuid}>
          <Link
            to="/empire/{-$empireUuid}"
            params={{ empireUuid: empire.uuid }}
            search={{ tab: 'history' }}
          >
            {empire.name}
          </Link>{' '}
          {changeSentence(change)}
        </span>
      ))}
    </Row>
  )
}
