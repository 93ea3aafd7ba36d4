import { useState } from 'react'
import type { SaveOutcome } from '../../editing/edit-session.ts'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { problemText } from '../page/problem-text.ts'
import { saveCxAssignments, savePlanAssignments } from './save-assignments.ts'
import type { PendingAssignments } from './use-assignments.ts'

/** Saves all pending assignments. Those that could not be saved stay pending, and a message says why. */
export function useSaveAssignments(plans: PendingAssignments, cx: PendingAssignments) {
  const [isSaving, setSaving] = useState(false)
  const toast = useToast()

  async function save(): Promise<SaveOutcome> {
    setSaving(true)
    try {
      if (plans.isDirty) {
        await savePlanAssignments(plans.changes)
        plans.clear()
      }
      if (cx.isDirty) {
        await saveCxAssignments(cx.changes)
        cx.clear()
      }
      return { kind: 'saved' }
    } catch (thrown) {
      const problem = thrown as Error
      toast.error('The assignments were not saved.', { detail: problemText(problem) })
      return { kind: 'failed', problem }
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
