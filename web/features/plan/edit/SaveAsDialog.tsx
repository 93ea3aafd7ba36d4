import { useState } from 'react'
import { PLAN_NAME_LENGTH } from '../../../../engine/game/plan.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

export function SaveAsDialog({
  name,
  onName,
  onClose,
}: {
  name: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const [typed, setTyped] = useState(name === '' ? '' : `${name} 2`)
  const [isSaving, setSaving] = useState(false)
  const wanted = typed.trim()
  async function save() {
    if (wanted === '' || isSaving) return
    setSaving(true)
    await onName(wanted)
    setSaving(false)
  }
  return (
    <Dialog
      open
      size="small"
      title="Save as"
      description="Stores a copy of what is on the screen. The open plan stays as it is."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isSaving}
            disabled={wanted === ''}
            onClick={() => void save()}
          >
            Save copy
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Name of the copy"
          maxLength={PLAN_NAME_LENGTH}
          value={typed}
          onValue={setTyped}
        />
      </form>
    </Dialog>
  )
}
