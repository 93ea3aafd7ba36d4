import { Button } from '../ui/Button.tsx'
import { formatAge } from '../ui/format.ts'
import styles from './UnsavedNotice.module.css'

interface UnsavedNoticeProps {
  /** What is edited: "CX". */
  what: string
  form: {
    draft: { editedAt: number; isOutdated: boolean } | undefined
    takeDraft(): void
    discardDraft(): void
    conflict: object | undefined
    isChangedElsewhere: boolean
    reviewChanges(): void
  }
}

/** Offers unsaved work of an earlier visit, and says when another version was saved meanwhile. */
export function UnsavedNotice({ what, form }: UnsavedNoticeProps) {
  const { draft, isChangedElsewhere, conflict } = form
  if (draft) {
    return (
      <div role="status" className={styles.notice}>
        <span>
          There is unsaved work on this {what}, last edited {formatAge(draft.editedAt, Date.now())}.
          {draft.isOutdated &&
            ` The ${what} was saved elsewhere since: continuing would undo that.`}
        </span>
        <Button size="small" variant="primary" onClick={form.takeDraft}>
          Continue with it
        </Button>
        <Button size="small" onClick={form.discardDraft}>
          Discard it
        </Button>
      </div>
    )
  }
  if (!isChangedElsewhere || conflict) return null
  return (
    <div role="status" className={styles.notice}>
      <span>This {what} was saved in another tab or on another computer.</span>
      <Button size="small" onClick={form.reviewChanges}>
        Compare versions
      </Button>
    </div>
  )
}
