import { useState } from 'react'
import { PLAN_NAME_LENGTH } from '../../../../../engine/game/plan.ts'
import { TextField } from '../../../../ui/field/TextField.tsx'

/** Keeps the typed text, including spaces at its ends; an emptied name is ignored, and restored on leaving. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label="Name"
      placeholder="Name the plan to save it"
      maxLength={PLAN_NAME_LENGTH}
      autoComplete="off"
      value={typed ?? name}
      onFocus={() => setTyped(name)}
      onBlur={() => setTyped(null)}
      onValue={(next) => {
        setTyped(next)
        onName(next)
      }}
    />
  )
}
