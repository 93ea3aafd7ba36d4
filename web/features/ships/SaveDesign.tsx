import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { shipParts } from '../../../engine/fleet/ships/design-parts.ts'
import { DESIGN_NAME_LENGTH, DesignName } from '../../../engine/game/own-fleet.ts'
import {
  dropDesign,
  MAX_DESIGNS,
  nextDesignId,
  saveDesign,
  useOwnDesigns,
} from '../../session/own-designs.ts'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useConfirm } from '../../ui/overlay/Confirm.tsx'
import type { ChosenShip } from './chosen-ship.ts'

/** Keeps the design in this browser: under a new name, in its place, or as the parts of a ship that flies. */
export function SaveDesign({
  ship: { choice, design, isChanged },
  onShip,
}: {
  ship: ChosenShip
  onShip: (id: string | undefined) => void
}) {
  const designs = useOwnDesigns()
  const confirm = useConfirm()
  const [name, setName] = useState(choice.kind === 'design' ? choice.name : '')
  const [problem, setProblem] = useState<string>()
  const isSaved = designs.some(({ id }) => id === choice.id)
  const isFull = designs.length >= MAX_DESIGNS

  function saveAs(id: string, words: string) {
    const read = v.safeParse(DesignName, words)
    if (!read.success) return setProblem(read.issues[0].message)
    saveDesign({ id, name: read.output, parts: shipParts(design) })
    setProblem(undefined)
    onShip(id)
  }
  async function remove() {
    const text = `${choice.name} is deleted from this browser. This cannot be undone.`
    if (!(await confirm({ title: 'Delete design', text, action: 'Delete', danger: true }))) return
    dropDesign(choice.id)
    onShip(choice.kind === 'flying' ? choice.id : undefined)
  }
  return (
    <Stack
      as="form"
      aria-label="Save the design"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        saveAs(nextDesignId(designs), name)
      }}
    >
      {choice.kind === 'flying' && (
        <Row wrap>
          <Button
            variant="primary"
            disabled={!isChanged && !choice.isAssumed}
            onClick={() => saveAs(choice.id, choice.name)}
          >
            Save as {choice.name}'s parts
          </Button>
          {isSaved && <Button onClick={() => void remove()}>Forget its parts</Button>}
        </Row>
      )}
      <TextField
        label="Name of the design"
        value={name}
        onValue={setName}
        maxLength={DESIGN_NAME_LENGTH}
        autoComplete="off"
        error={problem}
        hint={isFull ? `${MAX_DESIGNS} designs is the maximum` : undefined}
      />
      <Row wrap>
        <Button type="submit" disabled={isFull}>
          Save as new
        </Button>
        {choice.kind === 'design' && (
          <>
            <Button
              variant="primary"
              disabled={!isChanged && name.trim() === choice.name}
              onClick={() => saveAs(choice.id, name)}
            >
              Save
            </Button>
            <Button variant="danger" onClick={() => void remove()}>
              Delete
            </Button>
          </>
        )}
      </Row>
    </Stack>
  )
}
