import { type FormEvent, useId, useState } from 'react'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const LONGEST = 100

/** What is to be renamed, and how. */
export interface Renaming {
  /** "plan" */
  what: string
  name: string
  save: (name: string) => Promise<void>
}

export function RenameDialog({ of, onClose }: { of: Renaming | null; onClose: () => void }) {
  // Mounted each time it opens.
  return of && <OpenRename of={of} onClose={onClose} />
}

function OpenRename({ of, onClose }: { of: Renaming; onClose: () => void }) {
  const [name, setName] = useState(of.name)
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setState({ busy: false, problem: 'A name is needed' })
    if (trimmed === of.name) return onClose()
    setState({ busy: true })
    try {
      await of.save(trimmed)
      onClose()
    } catch (problem) {
      setState({ busy: false, problem: problemText(problem as Error) })
    }
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => open || onClose()}
      title={`Rename ${of.what}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={state.busy}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label="Name"
          maxLength={LONGEST}
          value={name}
          onValue={setName}
          error={state.problem}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  )
}
