import { memo } from 'react'
import { useLeaveGuard } from '../session/leave-guard.ts'
import { Button } from '../ui/field/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'

export const LeaveDialog = memo(function LeaveDialog({
  dirty,
  what,
}: {
  dirty: boolean
  what: string
}) {
  const question = useLeaveGuard(dirty)
  return (
    <Dialog
      size="small"
      open={question !== undefined}
      onClose={() => question?.stay()}
      title="Leave without saving?"
      actions={
        <>
          <Button onClick={() => question?.stay()}>Stay</Button>
          <Button variant="danger" onClick={() => question?.leave()}>
            Leave
          </Button>
        </>
      }
    >
      Your changes to {what} are not saved yet.
    </Dialog>
  )
})
