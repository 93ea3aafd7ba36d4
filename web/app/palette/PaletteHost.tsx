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
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
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
  if (!wasOpened) return null
  return (
    <Suspense>
      <CommandPalette open={isOpen} onOpenChange={paletteOpen.set} />
    </Suspense>
  )
}
