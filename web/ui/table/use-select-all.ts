import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** Focusing a field selects its content, by keyboard and by mouse; a second click places the cursor as usual. */
export function useSelectAll() {
  const justEntered = useRef(false)
  return {
    onFocus(event: FocusEvent<HTMLInputElement>) {
      justEntered.current = true
      event.currentTarget.select()
    },
    // The press that gave the focus would place the cursor and undo the selection.
    onMouseUp({ currentTarget: input }: MouseEvent<HTMLInputElement>) {
      if (justEntered.current && input.selectionStart === input.selectionEnd) input.select()
      justEntered.current = false
    },
  }
}
