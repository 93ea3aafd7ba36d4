import { useState } from 'react'
import { problemText } from '../../../parts/problem-text.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import type { Renaming } from '../parts/RenameDialog.tsx'

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

  async function remove(name: string, text: string, work: () => Promise<unknown>) {
    const isSure = await confirm({
      title: `Delete ${name}?`,
      text,
      action: 'Delete',
      danger: true,
    })
    if (isSure) await run(`${name} was deleted.`, `${name} was not deleted.`, work)
  }

  return { run, remove, renaming, rename: setRenaming, closeRename: () => setRenaming(null) }
}
