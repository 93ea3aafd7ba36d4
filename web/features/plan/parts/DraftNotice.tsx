import type { PlanSession } from '../../../planner/plan-editor.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatAge } from '../../../ui/format.ts'
import styles from './DraftNotice.module.css'

/** Offers unsaved work of an earlier visit, and says when another version was saved meanwhile. */
export function DraftNotice({ session }: { session: PlanSession }) {
  const { draft, isChangedElsewhere, conflict } = session
  if (draft)
    return (
      <div role="status" className={styles.notice}>
        <span>
          There is unsaved work on this plan, last edited {formatAge(draft.editedAt, Date.now())}.
          {draft.isOutdated && ' The plan was saved elsewhere since: continuing would undo that.'}
        </span>
        <Button size="small" variant="primary" onClick={session.takeDraft}>
          Continue with it
        </Button>
        <Button size="small" onClick={session.discardDraft}>
          Discard it
        </Button>
      </div>
    )
  if (!isChangedElsewhere || conflict) return null
  return (
    <div role="status" className={styles.notice}>
      <span>This plan was saved in another tab or on another computer.</span>
      <Button size="small" onClick={session.reviewChanges}>
        Compare versions
      </Button>
    </div>
  )
}
