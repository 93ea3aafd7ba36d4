import { formatAge } from '../../engine/game/number-format.ts'
import { Button } from '../ui/field/Button.tsx'
import { Row } from '../ui/layout/Row.tsx'
import styles from './Editing.module.css'

interface LeftWork {
  key: string
  editedAt: number
  isOutdated: boolean
  changes: readonly string[]
}

/** Words for a draft whose record was never saved. */
const NEW_WORK = {
  plan: 'An older proposal or new plan for this planet',
  empire: 'An older new empire',
  CX: 'An older new CX',
} as const

interface UnsavedNoticeProps {
  what: keyof typeof NEW_WORK
  form: {
    isNew: boolean
    drafts: readonly LeftWork[]
    takeDraft(key: string): void
    discardDraft(key: string): void
    conflict: object | undefined
    isChangedElsewhere: boolean
    reviewChanges(): void
  }
}

/** Offers unsaved work of closed forms, and reports that another version was saved in the meantime. */
export function UnsavedNotice({ what, form }: UnsavedNoticeProps) {
  const { drafts, isChangedElsewhere, conflict } = form
  return (
    <>
      {drafts.map((draft) => (
        <Row key={draft.key} role="status" wrap lineGap={1} className={styles.notice}>
          <span>
            {form.isNew ? `${NEW_WORK[what]} was never saved` : `This ${what} has unsaved edits`},
            last edited {formatAge(draft.editedAt, Date.now())}
            {draft.changes.length > 0 && `: ${inWords(draft.changes)}`}.
            {draft.isOutdated &&
              !form.isNew &&
              ` The ${what} was saved again since: continuing would undo that.`}
          </span>
          <Button size="small" onClick={() => form.takeDraft(draft.key)}>
            Continue with it
          </Button>
          <Button size="small" onClick={() => form.discardDraft(draft.key)}>
            Discard it
          </Button>
        </Row>
      ))}
      {isChangedElsewhere && !conflict && (
        <Row role="status" wrap lineGap={1} className={styles.notice}>
          <span>This {what} was saved in another tab or on another computer.</span>
          <Button size="small" onClick={form.reviewChanges}>
            Compare versions
          </Button>
        </Row>
      )}
    </>
  )
}

const MOST = 4

function inWords(changes: readonly string[]): string {
  const more = changes.length - MOST
  const named = changes.slice(0, MOST).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}
