import { useState } from 'react'
import { PLAN_NAME_LENGTH } from '../../../../engine/model/plan.ts'
import { TextField } from '../../../ui/TextField.tsx'

/** By which a screen finds the field when a name is missing. */
export const PLAN_NAME_FIELD = 'plan-name'

/** Keeps what is being typed, spaces at its ends included; an emptied name is ignored, and back on leaving. */
export function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label="Name"
      name={PLAN_NAME_FIELD}
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
