import { useState } from 'react'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import { undoMade } from './undo-made.ts'
import { forgetMade, type MadeRecord } from './undo-record.ts'

export function useUndo() {
  const toast = useToast()
  const [isRunning, setRunning] = useState(false)
  async function undo(record: MadeRecord): Promise<void> {
    const what = `The ${record.name ?? 'import'}`
    setRunning(true)
    try {
      const kept = await undoMade(record)
      forgetMade(record)
      toast.success(`${what} was undone.`, {
        ...(kept > 0 && {
          detail: `${formatWhole(kept)} ${kept === 1 ? 'record was' : 'records were'} changed since and kept.`,
        }),
      })
    } catch (problem) {
      toast.error(`${what} was not undone`, { detail: problemText(problem as Error) })
    } finally {
      setRunning(false)
    }
  }
  return { undo, isRunning }
}
