import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { EMPIRE_DEFAULTS } from '../../../engine/game/empire.ts'
import { empireEditor } from '../../../engine/plan/editing/empire-editor.ts'
import { empireProblems } from '../../../engine/plan/editing/empire-problems.ts'
import { EmpireFields } from '../../editing/EmpireFields.tsx'
import { empireSource } from '../../editing/use-empire-editing.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Problem } from '../page/Problem.tsx'
import styles from './Manage.module.css'

export function CreateEmpireForm({ onCreated }: { onCreated: (name: string) => void }) {
  const [empire, setEmpire] = useState(EMPIRE_DEFAULTS)
  const [isTried, setTried] = useState(false)
  const creating = useMutation({
    mutationFn: empireSource.create,
    onSuccess(_, { name }) {
      setEmpire(EMPIRE_DEFAULTS)
      setTried(false)
      onCreated(name)
    },
  })

  function create(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const isWhole = !Object.values(empireProblems(empire)).some(Boolean)
    if (isWhole) creating.mutate({ ...empire, name: empire.name.trim() })
  }

  return (
    <Stack as="form" gap={3} className={styles.form} aria-label="Create empire" onSubmit={create}>
      <EmpireFields
        empire={empire}
        dispatch={(edit) => {
          const edited = empireEditor.apply(empire, edit)
          if (edited.ok) setEmpire(edited.state)
        }}
        commit={() => undefined}
        showMissingName={isTried}
      />
      <Problem title="The empire was not created." of={{ problem: creating.error }} />
      <div>
        <Button type="submit" variant="primary" busy={creating.isPending}>
          Create empire
        </Button>
      </div>
    </Stack>
  )
}
