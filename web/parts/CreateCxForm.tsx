import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { CX_NAME } from '../../engine/model/cx.ts'
import { cxSource } from '../editing/use-cx-editing.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './CreateCxForm.module.css'
import { problemText } from './problem-text.ts'

/** A new CX has a name and no preferences yet. */
export function CreateCxForm({ onCreated }: { onCreated: (uuid: string) => void }) {
  const [name, setName] = useState('')
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })

  async function create(event: FormEvent) {
    event.preventDefault()
    const checked = v.safeParse(CX_NAME, name, { abortPipeEarly: true })
    if (!checked.success) return setState({ busy: false, problem: checked.issues[0].message })
    setState({ busy: true })
    try {
      const { uuid } = await cxSource.create({
        name: checked.output,
        cx_empire: [],
        cx_planets: [],
        ticker_empire: [],
        ticker_planets: [],
      })
      setName('')
      setState({ busy: false })
      onCreated(uuid)
    } catch (problem) {
      setState({ busy: false, problem: problemText(problem as Error) })
    }
  }

  return (
    <form className={styles.form} aria-label="Create CX" onSubmit={create}>
      <div className={styles.name}>
        <TextField label="Name" value={name} onValue={setName} error={state.problem} />
      </div>
      <Button type="submit" variant="primary" busy={state.busy}>
        Create CX
      </Button>
    </form>
  )
}
