import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** Entering a field selects what it holds, by keyboard and by mouse; a second press places the cursor as usual. */
export function useSelectAll() {
  const justEntered = useRef(false)
  return {
    onFocus(event: FocusEvent<HTMLInputElement>) {
      justEntered.current = true
      event.currentTarget.select()
    },
    // The press that gave the focus ends by placing the cursor, which would undo the selection.
    onMouseUp({ currentTarget: input }: MouseEvent<HTMLInputElement>) {
      if (justEntered.current && input.selectionStart === input.selectionEnd) input.select()
      justEntered.current = false
    },
  }
}
