import { formatCount } from '../../../engine/game/number-format.ts'
import type { useCxEditing } from '../../editing/use-cx-editing.ts'
import { Button } from '../../ui/field/Button.tsx'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { RefreshIcon } from '../../ui/icons/actions.tsx'
import { RedoIcon, SaveIcon, UndoIcon } from '../../ui/icons/records.tsx'
import { StatusBar } from '../../ui/layout/StatusBar.tsx'

export function EditBar({
  form,
  onReload,
}: {
  form: ReturnType<typeof useCxEditing>
  onReload: () => void
}) {
  const count = form.editsSinceSave
  const isNamed = form.state.name.trim() !== ''
  return (
    <StatusBar
      label="Edits of this CX"
      figures={[]}
      state={form.isDirty ? `unsaved, ${formatCount(count, 'edit')}` : 'saved'}
      actions={
        <>
          <IconButton
            label="Undo"
            icon={<UndoIcon />}
            aria-disabled={!form.canUndo}
            onClick={form.undo}
          />
          <IconButton
            label="Redo"
            icon={<RedoIcon />}
            aria-disabled={!form.canRedo}
            onClick={form.redo}
          />
          <Button size="small" icon={<RefreshIcon size={14} />} onClick={onReload}>
            Reload
          </Button>
          <Button
            size="small"
            variant="primary"
            icon={<SaveIcon size={14} />}
            disabled={!form.isDirty || !isNamed}
            busy={form.isSaving}
            onClick={() => void form.save()}
          >
            Save
          </Button>
        </>
      }
    />
  )
}
