import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { problemText } from '../page/problem-text.ts'

const LONGEST = 100

/** What is to be renamed, and how. */
export interface Renaming {
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
  const form = useId()
  const renaming = useMutation({
    mutationFn: async (next: string) => {
      if (next === '') throw new Error('A name is needed')
      if (next !== of.name) await of.save(next)
    },
    onSuccess: onClose,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    renaming.mutate(name.trim())
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={`Rename ${of.what}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={renaming.isPending}>
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
          error={renaming.error ? problemText(renaming.error) : undefined}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  )
}
