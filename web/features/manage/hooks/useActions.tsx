import { useState } from 'react'
import { problemText } from '../../../parts/problem-text.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { CopyIcon, EditIcon, TrashIcon } from '../../../ui/icons/actions.tsx'
import type { MenuEntry } from '../../../ui/Menu.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { cloneName } from '../clone-name.ts'
import type { Renaming } from '../parts/RenameDialog.tsx'

/** A plan, empire or CX, and what its menu does with it. */
interface RecordOfMenu {
  /** "plan" */
  what: string
  name: string
  rename: (name: string) => Promise<void>
  clone: (name: string) => Promise<unknown>
  remove: () => Promise<unknown>
  /** What its deletion takes along. */
  warning: string
}

/** Runs an action of a row's menu and reports how it ended. */
export function useActions() {
  const toast = useToast()
  const confirm = useConfirm()
  const [renaming, setRenaming] = useState<Renaming | null>(null)

  async function run(done: string, failed: string, work: () => Promise<unknown>) {
    try {
      await work()
      toast.success(done)
    } catch (problem) {
      toast.error(failed, { detail: problemText(problem as Error) })
    }
  }

  async function remove({ name, warning, remove }: RecordOfMenu) {
    const isSure = await confirm({
      title: `Delete ${name}?`,
      text: warning,
      action: 'Delete',
      danger: true,
    })
    if (isSure) await run(`${name} was deleted.`, `${name} was not deleted.`, remove)
  }

  /** The menu of a record, with what only its kind offers. */
  function entriesOf(record: RecordOfMenu, more: readonly MenuEntry[] = []): MenuEntry[] {
    const { what, name, rename, clone } = record
    const copy = cloneName(name)
    return [
      {
        label: 'Rename',
        icon: <EditIcon />,
        onSelect: () => setRenaming({ what, name, save: rename }),
      },
      {
        label: 'Clone',
        icon: <CopyIcon />,
        onSelect: () =>
          void run(`${copy} was created.`, `${name} was not cloned.`, () => clone(copy)),
      },
      ...more,
      'separator',
      {
        label: 'Delete',
        icon: <TrashIcon />,
        danger: true,
        onSelect: () => void remove(record),
      },
    ]
  }

  return { run, entriesOf, renaming, closeRename: () => setRenaming(null) }
}
