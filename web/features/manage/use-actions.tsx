import { type ReactElement, useState } from 'react'
import { cloneName } from '../../../engine/game/clone-name.ts'
import { CopyIcon, EditIcon, TrashIcon } from '../../ui/icons/records.tsx'
import { useConfirm } from '../../ui/overlay/Confirm.tsx'
import type { MenuEntry } from '../../ui/overlay/Menu.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import type { Renaming } from './RenameDialog.tsx'

interface RecordAction {
  readonly label: string
  readonly icon: ReactElement
  readonly done: string
  readonly failed: string
  readonly work: () => Promise<unknown>
}

export interface RecordActions {
  readonly what: string
  readonly uuid: string
  readonly name: string
  readonly rename: (name: string) => Promise<void>
  readonly clone: (name: string) => Promise<unknown>
  readonly remove: () => Promise<unknown>
  readonly warning: string
  /** Actions that only records of this kind have. */
  readonly more?: readonly RecordAction[]
  readonly entries?: readonly MenuEntry[]
}

/** The menu of a record. Each action reports its outcome in a toast. */
export function useActions() {
  const toast = useToast()
  const confirm = useConfirm()
  const [renaming, setRenaming] = useState<Renaming | null>(null)

  async function run({ done, failed, work }: Omit<RecordAction, 'label' | 'icon'>) {
    try {
      await work()
      toast.success(done)
    } catch (problem) {
      toast.error(failed, { detail: problemText(problem as Error) })
    }
  }

  async function remove({ name, warning, remove: work }: RecordActions) {
    const isSure = await confirm({
      title: `Delete ${name}?`,
      text: warning,
      action: 'Delete',
      danger: true,
    })
    if (isSure)
      await run({ done: `${name} was deleted.`, failed: `${name} was not deleted.`, work })
  }

  function entriesOf(record: RecordActions): MenuEntry[] {
    const { what, name, rename, clone, more = [], entries = [] } = record
    const copy = cloneName(name)
    const cloning: RecordAction = {
      label: 'Clone',
      icon: <CopyIcon />,
      done: `${copy} was created.`,
      failed: `${name} was not cloned.`,
      work: () => clone(copy),
    }
    return [
      {
        label: 'Rename',
        icon: <EditIcon />,
        onSelect: () => setRenaming({ what, name, save: rename }),
      },
      ...entries,
      ...[cloning, ...more].map((action) => ({
        label: action.label,
        icon: action.icon,
        onSelect: () => void run(action),
      })),
      'separator',
      {
        label: 'Delete',
        icon: <TrashIcon />,
        danger: true,
        onSelect: () => void remove(record),
      },
    ]
  }

  return { entriesOf, renaming, closeRename: () => setRenaming(null) }
}
