import { memo, useState } from 'react'
import { useLeaveGuard } from '../session/leave-guard.ts'
import { Button } from '../ui/field/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import type { SaveOutcome } from './edit-session.ts'

export const LeaveDialog = memo(function LeaveDialog({
  dirty,
  what,
  save,
}: {
  dirty: boolean
  what: string
  /** Saves what is about to be left. If that fails, the player stays; the form says why. */
  save: () => Promise<SaveOutcome>
}) {
  const question = useLeaveGuard(dirty)
  const [isSaving, setSaving] = useState(false)
  async function saveAndLeave() {
    setSaving(true)
    const { kind } = await save().finally(() => setSaving(false))
    if (kind === 'saved' || kind === 'created') question?.leave()
    else question?.stay()
  }
  return (
    <Dialog
      size="small"
      open={question !== undefined}
      onClose={() => question?.stay()}
      title="Leave without saving?"
      actions={
        <>
          <Button onClick={() => question?.stay()}>Stay</Button>
          <Button onClick={() => question?.leave()}>Leave</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void saveAndLeave()}>
            Save and leave
          </Button>
        </>
      }
    >
      Your changes to {what} are not saved yet.
    </Dialog>
  )
})
