import { formatAge } from '../../../../engine/game/number-format.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { problemText } from '../../page/problem-text.ts'
import type { OwnBase } from './use-own-base.ts'

export function OwnBaseNote({ own }: { own: OwnBase }) {
  const { isAsked, isPending, problem, refresh, stock, reportedAt } = own
  if (!isAsked) return <p className="quiet">No FIO data: nothing counts as in stock.</p>
  if (isPending) return <p className="quiet">Loading what lies on the planet…</p>
  if (problem)
    return (
      <p className="quiet" role="alert">
        Your stock could not be loaded: {problemText(problem)}{' '}
        <Button size="small" variant="ghost" onClick={refresh}>
          Retry
        </Button>
      </p>
    )
  if (stock.size === 0) return <p className="quiet">FIO knows nothing in stock on this planet.</p>
  return <p className="quiet">Stock: FIO data from {formatAge(reportedAt, Date.now())}.</p>
}
