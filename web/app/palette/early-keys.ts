import { paletteOpen } from './palette-state.ts'

/** What was typed after the palette was asked for, and before its field was there to take it. */
interface Early {
  readonly text: string
  readonly isEntered: boolean
}

const NOTHING: Early = { text: '', isEntered: false }
let kept: Early | null = null

/** Until the field takes over, nobody else gets what is typed. */
export function keepEarlyKeys(): () => void {
  const unwatch = paletteOpen.subscribe(() => {
    kept = paletteOpen.get() ? (kept ?? NOTHING) : null
  })
  addEventListener('keydown', keep, { capture: true })
  return () => {
    unwatch()
    removeEventListener('keydown', keep, { capture: true })
    kept = null
  }
}

/** The field has the focus now. */
export function takeEarlyKeys(): Early {
  const early = kept ?? NOTHING
  kept = null
  return early
}

function keep(event: KeyboardEvent) {
  if (!kept || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const { text } = kept
  if (event.key.length === 1) kept = { text: text + event.key, isEntered: false }
  else if (event.key === 'Backspace') kept = { text: text.slice(0, -1), isEntered: false }
  else if (event.key === 'Enter') kept = { text, isEntered: text !== '' }
  else return
  event.preventDefault()
  event.stopPropagation()
}
