import { useState } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { KeepGuestDialog } from '../account/KeepGuestDialog.tsx'

/** For a guest: all that is here becomes an account. */
export function KeepAccountPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title="Guest account"
      actions={
        <Button variant="primary" size="small" onClick={() => setOpen(true)}>
          Create account
        </Button>
      }
    >
      Without a name and a password all of it is deleted after 7 days without a visit.
      {isOpen && <KeepGuestDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
