import { useState } from 'react'
import type { Empire } from '../../../engine/game/empire.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { Button } from '../../ui/field/Button.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { DownloadIcon, TrashIcon } from '../../ui/icons/records.tsx'
import { useConfirm } from '../../ui/overlay/Confirm.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import { assignAll, deletePlans, exportPlans, restorePlans } from './bulk-work.ts'
import { byName } from './by-name.ts'

const MOST_NAMES = 8

/** What can be done with all ticked plans at once. */
export function BulkActions({
  plans,
  empires,
  onDone,
}: {
  plans: readonly Plan[]
  empires: readonly Empire[]
  /** Unticks the plans. */
  onDone: () => void
}) {
  const toast = useToast()
  const confirm = useConfirm()
  const [isAssigning, setAssigning] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  async function remove() {
    const names = plans.slice(0, MOST_NAMES).map(({ name }) => name)
    const others = plans.length - names.length
    const isSure = await confirm({
      title: `Delete ${formatCount(plans.length, 'plan')}?`,
      text: `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}. Their public pages end. You can undo this right after it: the plans are created again with their notes, tags and empires.`,
      action: `Delete ${formatCount(plans.length, 'plan')}`,
      danger: true,
    })
    if (!isSure) return
    setDeleting(true)
    const gone: Plan[] = []
    let problem: Error | undefined
    try {
      await deletePlans(plans, (plan) => gone.push(plan))
      onDone()
    } catch (caught) {
      problem = caught as Error
    } finally {
      setDeleting(false)
    }
    const undo = { sticky: true, action: { label: 'Undo', run: () => void restore(gone) } }
    if (problem)
      toast.error(`${gone.length} of ${formatCount(plans.length, 'plan')} deleted`, {
        detail: problemText(problem),
        ...(gone.length > 0 && undo),
      })
    else toast.success(`${formatCount(gone.length, 'plan')} deleted`, undo)
  }

  async function restore(gone: readonly Plan[]) {
    try {
      await restorePlans(gone)
      toast.success(`${formatCount(gone.length, 'plan')} restored`)
    } catch (problem) {
      toast.error('Not all plans were restored', { detail: problemText(problem as Error) })
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setAssigning(true)}>
        Assign…
      </Button>
      <Button size="small" icon={<DownloadIcon size={14} />} onClick={() => exportPlans(plans)}>
        Export
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<TrashIcon size={14} />}
        busy={isDeleting}
        onClick={() => void remove()}
      >
        Delete…
      </Button>
      {isAssigning && (
        <AssignDialog plans={plans} empires={empires} onClose={() => setAssigning(false)} />
      )}
    </>
  )
}

function AssignDialog({
  plans,
  empires,
  onClose,
}: {
  plans: readonly Plan[]
  empires: readonly Empire[]
  onClose: () => void
}) {
  const toast = useToast()
  const [chosen, setChosen] = useState<string[]>([])
  const [isSaving, setSaving] = useState(false)

  async function assign(assigned: boolean) {
    // Only real changes count, so that undo restores what was there before.
    const changing = plans.map(({ uuid, empires: own }) => {
      const has = new Set(own.map((empire) => empire.uuid))
      return { uuid, empires: chosen.filter((empire) => has.has(empire) !== assigned) }
    })
    const count = changing.filter((plan) => plan.empires.length > 0).length
    const words = `${formatCount(count, 'plan')} ${assigned ? 'assigned' : 'taken out'}`
    setSaving(true)
    try {
      await assignAll(changing, assigned)
      toast.success(words, {
        action: { label: 'Undo', run: () => void undo(changing, !assigned) },
      })
      onClose()
    } catch (problem) {
      toast.error('The assignments were not saved.', { detail: problemText(problem as Error) })
    } finally {
      setSaving(false)
    }
  }

  async function undo(plans: Parameters<typeof assignAll>[0], assigned: boolean) {
    try {
      await assignAll(plans, assigned)
    } catch (problem) {
      toast.error('The assignments were not undone.', { detail: problemText(problem as Error) })
    }
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={`Assign ${formatCount(plans.length, 'plan')}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            aria-disabled={chosen.length === 0}
            busy={isSaving}
            onClick={() => void assign(false)}
          >
            Take out
          </Button>
          <Button
            variant="primary"
            aria-disabled={chosen.length === 0}
            busy={isSaving}
            onClick={() => void assign(true)}
          >
            Assign
          </Button>
        </>
      }
    >
      <MultiSelect
        label="Empires"
        placeholder={empires.length === 0 ? 'No empires yet' : 'Choose empires'}
        options={byName(empires).map(({ uuid, name }) => ({ value: uuid, label: name }))}
        values={chosen}
        onValues={setChosen}
      />
    </Dialog>
  )
}
