import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../store/session.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './GuestNotice.module.css'

const KeepGuestDialog = lazy(() =>
  import('./KeepGuestDialog.tsx').then((module) => ({ default: module.KeepGuestDialog })),
)

/** Tells a guest what they are in, and how it becomes theirs. */
export function GuestNotice() {
  const { profile } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!profile?.is_guest) return null
  return (
    <div className={styles.notice}>
      <p>
        You are a guest among example bases and made-up FIO data. All of it ends after a week
        without a visit.
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        Keep it
      </Button>
      {isOpen && (
        <Suspense>
          <KeepGuestDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
