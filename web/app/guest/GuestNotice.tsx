import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { NoticeLine } from '../NoticeLine.tsx'

const KeepGuestDialog = lazy(() =>
  import('../../parts/KeepGuestDialog.tsx').then((module) => ({ default: module.KeepGuestDialog })),
)

/** Tells a guest what they are in, and how it becomes theirs. Closed for this visit; the profile offers it too. */
export function GuestNotice() {
  const { profile } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isClosed, setClosed] = useState(false)
  if (!profile?.is_guest || isClosed) return null
  return (
    <NoticeLine
      label="Guest account"
      text="You are a guest: all ends after a week without a visit."
      more="The bases are examples, their FIO data is simulated."
      onClose={() => setClosed(true)}
    >
      <Button size="small" onClick={() => setOpen(true)}>
        Create account
      </Button>
      {isOpen && (
        <Suspense>
          <KeepGuestDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </NoticeLine>
  )
}
