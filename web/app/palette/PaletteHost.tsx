import { lazy, Suspense, useEffect, useState } from 'react'
import { useObservable } from '../../browser/observable.ts'
import { keepEarlyKeys } from './early-keys.ts'
import { paletteOpen } from './palette-state.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}))

/** Listens for Ctrl K and ⌘ K; the palette itself is loaded when it is first wanted. */
export function PaletteHost() {
  const isOpen = useObservable(paletteOpen)
  const [wasOpen, setWasOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings(openings + 1)
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey) return
      event.preventDefault()
      paletteOpen.set(!paletteOpen.get())
    }
    addEventListener('keydown', onKey)
    const stopKeeping = keepEarlyKeys()
    return () => {
      stopKeeping()
      removeEventListener('keydown', onKey)
      paletteOpen.set(false)
    }
  }, [])
  if (openings === 0) return null
  return (
    <Suspense>
      {/* Each opening is a palette of its own: one that still fades out would keep its text and take no keys. */}
      <CommandPalette key={openings} open={isOpen} onOpenChange={paletteOpen.set} />
    </Suspense>
  )
}
