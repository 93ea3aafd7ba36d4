import { formatAge, formatCount } from '../../../engine/game/number-format.ts'
import { Button } from '../../ui/field/Button.tsx'
import { SaveIcon } from '../../ui/icons/records.tsx'
import { StatusBar } from '../../ui/layout/StatusBar.tsx'
import { countChanges } from './assignment-changes.ts'
import type { PendingAssignments } from './use-assignments.ts'

/** Counts what is assigned but not saved, with the button that saves it. */
export function PendingBar({
  plans,
  cx,
  isSaving,
  onSave,
}: {
  plans: PendingAssignments
  cx: PendingAssignments
  isSaving: boolean
  onSave: () => void
}) {
  const isDirty = plans.isDirty || cx.isDirty
  const discard = () => {
    if (plans.isDirty) plans.clear()
    if (cx.isDirty) cx.clear()
  }

  const figures = [
    { label: 'Plans assigned', value: `+${plans.added}` },
    { label: 'removed', value: `−${plans.removed}` },
    ...(cx.isDirty
      ? [
          { label: 'CX assigned', value: `+${cx.added}` },
          { label: 'removed from CX', value: `−${cx.removed}` },
        ]
      : []),
  ]
  const count = plans.added + plans.removed + cx.added + cx.removed
  const left = [plans, cx].flatMap(({ offered }) => Object.values(countChanges(offered)))
  const offered = left.reduce((sum, part) => sum + part, 0)
  if (!isDirty && offered > 0)
    return (
      <StatusBar
        label="Pending assignments"
        figures={[]}
        state={`${formatCount(offered, 'unsaved change')} from ${formatAge(Math.max(plans.offeredAt, cx.offeredAt), Date.now())}`}
        actions={
          <>
            <Button
              size="small"
              onClick={() => {
                plans.discardOffered()
                cx.discardOffered()
              }}
            >
              Discard
            </Button>
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                plans.takeOffered()
                cx.takeOffered()
              }}
            >
              Continue with {offered === 1 ? 'it' : 'them'}
            </Button>
          </>
        }
      />
    )
  return (
    <StatusBar
      label="Pending assignments"
      figures={isDirty ? figures : []}
      state={isDirty ? `unsaved, ${formatCount(count, 'change')}` : 'no pending changes'}
      actions={
        isDirty && (
          <>
            <Button size="small" aria-disabled={isSaving} onClick={discard}>
              Discard
            </Button>
            <Button
              size="small"
              variant="primary"
              icon={<SaveIcon size={14} />}
              busy={isSaving}
              onClick={onSave}
            >
              Save
            </Button>
          </>
        )
      }
    />
  )
}
