import { type FormEvent, useState } from 'react'
import { empireEditor } from '../../../../engine/editing/empire-editor.ts'
import { empireProblems } from '../../../../engine/editing/empire-problems.ts'
import { EMPIRE_DEFAULTS } from '../../../../engine/model/empire.ts'
import { empireSource } from '../../../editing/use-empire-editing.ts'
import { EmpireFields } from '../../../parts/EmpireFields.tsx'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import styles from './CreateEmpireForm.module.css'

export function CreateEmpireForm({ onCreated }: { onCreated: (name: string) => void }) {
  const [empire, setEmpire] = useState(EMPIRE_DEFAULTS)
  const [state, setState] = useState<{ busy: boolean; tried: boolean; problem?: string }>({
    busy: false,
    tried: false,
  })

  async function create(event: FormEvent) {
    event.preventDefault()
    if (Object.values(empireProblems(empire)).some(Boolean)) {
      return setState({ busy: false, tried: true })
    }
    setState({ busy: true, tried: true })
    try {
      const named = { ...empire, name: empire.name.trim() }
      await empireSource.create(named)
      setEmpire(EMPIRE_DEFAULTS)
      setState({ busy: false, tried: false })
      onCreated(named.name)
    } catch (problem) {
      setState({ busy: false, tried: true, problem: problemText(problem as Error) })
    }
  }

  return (
    <form className={styles.form} aria-label="Create empire" onSubmit={create}>
      <EmpireFields
        empire={empire}
        dispatch={(edit) => {
          const edited = empireEditor.apply(empire, edit)
          if (edited.ok) setEmpire(edited.state)
        }}
        commit={() => undefined}
        showMissingName={state.tried}
      />
      {state.problem && (
        <ErrorPanel title="The empire was not created.">{state.problem}</ErrorPanel>
      )}
      <div>
        <Button type="submit" variant="primary" busy={state.busy}>
          Create empire
        </Button>
      </div>
    </form>
  )
}
