import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  save(): unknown
  undo(): void
  redo(): void
}

/** Ctrl or Cmd with S, Z, Shift Z and Y, wherever the focus is on the page. */
export function useEditingShortcuts({ save, undo, redo }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 's' && !event.shiftKey) {
      event.preventDefault()
      save()
      return
    }
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y'
    if ((key !== 'z' && !isRedo) || hasUndoOfItsOwn(event.target)) return
    event.preventDefault()
    withoutDraftText(event.target, isRedo ? redo : undo)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** The browser undoes text in text fields; number fields and switches hold one edit each. */
function hasUndoOfItsOwn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return true
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && isWritten(target) && !isNumeric(target)
}
const UNWRITTEN = ['checkbox', 'radio', 'button', 'range', 'color', 'file', 'submit', 'reset']
const isWritten = ({ type }: HTMLInputElement) => !UNWRITTEN.includes(type)
const isNumeric = ({ type, inputMode }: HTMLInputElement) =>
  type === 'number' || inputMode === 'numeric' || inputMode === 'decimal'

/** A focused number field shows the typed text: it loses the focus for a moment to show the undone value. */
function withoutDraftText(target: EventTarget | null, move: () => void): void {
  const field = target instanceof HTMLInputElement && isNumeric(target) ? target : undefined
  field?.blur()
  move()
  field?.focus()
}
