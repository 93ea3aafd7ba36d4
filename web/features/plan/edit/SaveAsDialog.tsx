import { useRef, useState } from 'react'
import { cutText } from '../../../../engine/game/plain-text.ts'
import { PLAN_NAME_LENGTH } from '../../../../engine/game/plan.ts'
import type { MaterialRow } from '../../../../engine/plan/result.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useShownPlan } from '../show/shown-plan.ts'

/** Stores a copy under another name. */
export function SaveAsDialog({
  name,
  onName,
  onClose,
}: {
  name: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const { result, planet } = useShownPlan()
  const suggested = suggestedName(result?.materialio, planet.PlanetName)
  return (
    <NameDialog
      title="Save as"
      description="Stores a copy of what is on the screen. The open plan stays as it is."
      label="Name of the copy"
      action="Save copy"
      first={name === '' || name === suggested ? suggested : `${name} 2`}
      suggested={suggested}
      {...{ onName, onClose }}
    />
  )
}

/** Asks for the name without which a plan cannot be saved, and saves it. */
export function FirstSaveDialog({ onClose }: { onClose: () => void }) {
  const { result, planet, dispatch, session } = useShownPlan()
  const suggested = suggestedName(result?.materialio, planet.PlanetName)
  return (
    <NameDialog
      title="Name this plan"
      description="A plan needs a name before it can be saved. It can be changed at any time."
      label="Name of the plan"
      action="Save plan"
      first={suggested}
      suggested={suggested}
      onClose={onClose}
      onName={async (name) => {
        if (dispatch({ kind: 'rename', name }) !== undefined) return
        onClose()
        await session?.save()
      }}
    />
  )
}

const PRODUCTS_NAMED = 3

/** What the base makes, most valuable first, and where: `DW, RAT · Katoa`. */
function suggestedName(flows: readonly MaterialRow[] = [], planetName: string): string {
  const products = flows
    .filter(({ delta }) => delta > 0)
    .toSorted((a, b) => b.price - a.price)
    .slice(0, PRODUCTS_NAMED)
    .map(({ ticker }) => ticker)
  const name = products.length > 0 ? `${products.join(', ')} · ${planetName}` : planetName
  return cutText(name, PLAN_NAME_LENGTH).trimEnd()
}

function NameDialog({
  title,
  description,
  label,
  action,
  first,
  suggested,
  onName,
  onClose,
}: {
  title: string
  description: string
  label: string
  action: string
  /** The name in the field until the player types another. */
  first: string
  suggested: string
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  // Until the player types, the suggestion follows figures that are still being calculated.
  const [typed, setTyped] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const name = typed ?? first
  const wanted = name.trim()
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
      title={title}
      description={description}
      initialFocus={field}
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
            {action}
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
          ref={field}
          label={label}
          maxLength={PLAN_NAME_LENGTH}
          value={name}
          onValue={setTyped}
          hint={name === suggested ? 'Suggested from what the base makes' : undefined}
        />
      </form>
      {name !== suggested && (
        <Button variant="ghost" size="small" onClick={() => setTyped(suggested)}>
          Use “{suggested}”
        </Button>
      )}
    </Dialog>
  )
}
