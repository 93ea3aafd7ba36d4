import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { factionInWords } from '../../../../engine/editing/empire-editor.ts'
import { EMPIRE_DEFAULTS, EmpireWrite } from '../../../../engine/model/empire.ts'
import { FACTIONS } from '../../../../engine/model/primitives.ts'
import { describeIssues } from '../../../../engine/model/validation.ts'
import { empireSource } from '../../../editing/use-empire-editing.ts'
import styles from '../../../parts/CreateForm.module.css'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'

const FACTION_OPTIONS = FACTIONS.map((value) => ({ value, label: factionInWords(value) }))

export function CreateEmpireForm({ onCreated }: { onCreated: (name: string) => void }) {
  const [empire, setEmpire] = useState(EMPIRE_DEFAULTS)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const change = (part: Partial<EmpireWrite>) => setEmpire((before) => ({ ...before, ...part }))

  async function create(event: FormEvent) {
    event.preventDefault()
    const checked = v.safeParse(EmpireWrite, empire, { abortPipeEarly: true })
    if (!checked.success) {
      const issues = describeIssues(checked.issues).toReversed()
      return setProblems(new Map(issues.map(({ path, message }) => [path, message])))
    }
    setBusy(true)
    setProblems(new Map())
    try {
      await empireSource.create(checked.output)
      setEmpire(EMPIRE_DEFAULTS)
      onCreated(checked.output.name)
    } catch (problem) {
      setProblems(new Map([['name', problemText(problem as Error)]]))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} aria-label="Create empire" onSubmit={create}>
      <div className={styles.name}>
        <TextField
          label="Name"
          value={empire.name}
          onValue={(name) => change({ name })}
          error={problems.get('name')}
        />
      </div>
      <div className={styles.field}>
        <Select
          label="Faction"
          options={FACTION_OPTIONS}
          value={empire.faction}
          onValue={(faction) => change({ faction })}
        />
      </div>
      <div className={styles.field}>
        <NumberInput
          label="Permits used"
          min={1}
          max={100_000}
          value={empire.permits_used}
          onValue={(permits_used) => change({ permits_used })}
          error={problems.get('permits_used')}
        />
      </div>
      <div className={styles.field}>
        <NumberInput
          label="Permits total"
          min={2}
          max={100_000}
          value={empire.permits_total}
          onValue={(permits_total) => change({ permits_total })}
          error={problems.get('permits_total')}
        />
      </div>
      <div className={styles.tick}>
        <Checkbox
          label="Use FIO storage"
          checked={empire.use_fio_storage}
          onChecked={(use_fio_storage) => change({ use_fio_storage })}
        />
      </div>
      <Button type="submit" variant="primary" busy={isBusy}>
        Create empire
      </Button>
    </form>
  )
}
