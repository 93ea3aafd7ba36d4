import { type EmpireWrite, MAX_PERMITS_OF_EMPIRE } from '../../engine/game/empire.ts'
import { Faction } from '../../engine/game/primitives.ts'
import { type EmpireEdit, factionInWords } from '../../engine/plan/editing/empire-editor.ts'
import { empireProblems } from '../../engine/plan/editing/empire-problems.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { NumberInput } from '../ui/field/NumberInput.tsx'
import { Select } from '../ui/field/Select.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import styles from './Editing.module.css'

const FACTIONS = Faction.options.map((faction) => ({
  value: faction,
  label: factionInWords(faction),
}))

export function EmpireFields({
  empire,
  dispatch,
  commit,
  showMissingName,
}: {
  empire: EmpireWrite
  dispatch: (edit: EmpireEdit) => void
  commit: () => void
  /** A new empire starts without a name, which is not yet a mistake. */
  showMissingName: boolean
}) {
  const problems = empireProblems(empire)
  const nameProblem = empire.name === '' && !showMissingName ? undefined : problems.name
  return (
    <Columns least={220} gap={3} align="start" onBlur={commit}>
      <TextField
        label="Name"
        autoComplete="off"
        value={empire.name}
        error={nameProblem}
        onValue={(name) => dispatch({ kind: 'rename', name })}
      />
      <Select
        label="Faction"
        options={FACTIONS}
        value={empire.faction}
        onValue={(faction) => dispatch({ kind: 'faction', faction })}
      />
      <NumberInput
        label="Permits used"
        min={1}
        max={MAX_PERMITS_OF_EMPIRE}
        value={empire.permits_used}
        error={problems.permits_used}
        onValue={(permits) => dispatch({ kind: 'permits used', permits })}
      />
      <NumberInput
        label="Permits total"
        min={2}
        max={MAX_PERMITS_OF_EMPIRE}
        value={empire.permits_total}
        error={problems.permits_total}
        onValue={(permits) => dispatch({ kind: 'permits total', permits })}
      />
      <div className={styles.wide}>
        <Checkbox
          label="Use FIO storage"
          checked={empire.use_fio_storage}
          onChecked={(use) => dispatch({ kind: 'use FIO storage', use })}
        />
      </div>
    </Columns>
  )
}
