import type { EmpireSummary, EmpireWrite } from '../../../engine/game/empire.ts'
import { empireProblems } from '../../../engine/plan/editing/empire-problems.ts'
import { ConflictDialog } from '../../editing/ConflictDialog.tsx'
import { EmpireFields } from '../../editing/EmpireFields.tsx'
import { LeaveDialog } from '../../editing/LeaveDialog.tsx'
import { UnsavedNotice } from '../../editing/UnsavedNotice.tsx'
import { useEmpireEditing } from '../../editing/use-empire-editing.ts'
import { Button } from '../../ui/field/Button.tsx'
import { RedoIcon, UndoIcon } from '../../ui/icons/records.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { Problem } from '../page/Problem.tsx'
import styles from './EmpirePage.module.css'

const NOT_SAVED = 'The empire was not saved.'

/** The settings of an empire, or of one to be made, with undo, draft and conflict as every form of Perigee. */
export function EmpireForm({
  empire,
  onCreated,
}: {
  empire: EmpireSummary | { blank: EmpireWrite }
  onCreated?: (uuid: string) => void
}) {
  const toast = useToast()
  const form = useEmpireEditing(empire, (outcome) => {
    if (outcome.kind === 'refused') toast.error(NOT_SAVED, { detail: outcome.why })
  })
  const canSave =
    (form.isDirty || form.isNew) &&
    !form.isSaving &&
    Object.keys(empireProblems(form.state)).length === 0
  async function save() {
    if (!canSave) return
    const outcome = await form.save()
    if (outcome.kind === 'created') onCreated?.(outcome.uuid)
  }
  return (
    <Stack
      as="form"
      gap={4}
      aria-label="Empire configuration"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <UnsavedNotice what="empire" form={form} />
      <EmpireFields
        empire={form.state}
        dispatch={form.dispatch}
        commit={form.commit}
        showMissingName={!form.isNew}
      />
      <Problem title={NOT_SAVED} of={{ problem: form.saveProblem }} />
      <div className="quiet">
        <Button
          type="submit"
          variant={form.isDirty && !form.isNew ? 'danger' : 'primary'}
          aria-disabled={!canSave}
          busy={form.isSaving}
        >
          {form.isNew ? 'Create Empire' : 'Save'}
        </Button>
        {!form.isNew && (
          <>
            <Button disabled={!form.isDirty} onClick={() => void form.reload()}>
              Reload
            </Button>
            <Button
              variant="ghost"
              icon={<UndoIcon size={14} />}
              aria-disabled={!form.canUndo}
              onClick={form.undo}
            >
              Undo
            </Button>
            <Button
              variant="ghost"
              icon={<RedoIcon size={14} />}
              aria-disabled={!form.canRedo}
              onClick={form.redo}
            >
              Redo
            </Button>
            {form.isDirty && <span className="quiet">not saved yet</span>}
          </>
        )}
      </div>
      <LeaveDialog dirty={form.isDirty && !form.isSaving} what="this empire" save={form.save} />
      <ConflictDialog
        what="this empire"
        differences={form.conflict?.differences}
        onResolve={(theirs) => void form.resolveConflict(theirs)}
        onClose={form.closeConflict}
      />
    </Stack>
  )
}
