import { useEffect, useState } from 'react'
import { useObservable } from '../../browser/observable.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { paletteOpen } from './palette-state.ts'

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
    return () => {
      removeEventListener('keydown', onKey)
      paletteOpen.set(false)
    }
  }, [])
  if (openings === 0) return null
  return (
    // A new palette for each opening: one that still fades out would keep its text and ignore keys.
    <CommandPalette key={openings} open={isOpen} onClose={() => paletteOpen.set(false)} />
  )
}
