import { formatAge, formatDateTime } from '../../../../engine/game/number-format.ts'
import { useObservable } from '../../../browser/observable.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import type { KeptSearch } from './kept-searches.ts'
import type { ToolSearch } from './search.ts'
import { keptOfPlayer } from './search-store.ts'
import { useIsOutdated } from './use-tool-search.ts'

/** When a result was found, and whether its prices are still those of today. */
export function FoundAt({ search }: { search: ToolSearch | undefined }) {
  const isOutdated = useIsOutdated()
  if (!search?.data || search.state === 'running' || search.endedAt === undefined) return null
  const { pricesAt } = search.data
  const isOld = isOutdated({ data: search.data })
  const prices = pricesAt === undefined ? '' : ` with prices of ${formatDateTime(pricesAt)}`
  return (
    <p className="quiet">
      {isOld && (
        <>
          <Tag tone="warn">Older prices</Tag>{' '}
        </>
      )}
      Found {formatAge(search.endedAt, Date.now())}
      {prices}.{isOld && ' Prices or rules have changed since: search again.'}
    </p>
  )
}

/** In place of a result whose address is known, but not the result itself. */
export function NotKept({ id, kept }: { id: string; kept: KeptSearch | undefined }) {
  const isRead = useObservable(keptOfPlayer) !== undefined
  if (kept) {
    return (
      <EmptyState title="Only the figures of this result can be shown">
        The form has its question: search again.
        <ul>
          {kept.summary.facts.map(({ label, text }) => (
            <li key={label}>
              {label}: {text}
            </li>
          ))}
        </ul>
      </EmptyState>
    )
  }
  return (
    isRead && (
      <EmptyState key={id} title="This result is not kept in this browser">
        The form has its question: search again.
      </EmptyState>
    )
  )
}
