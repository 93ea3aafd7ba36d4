import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'

const HelpDrawer = lazyPart(() => import('../features/page/help/HelpDrawer.tsx'), 'HelpDrawer')

/** Where a question mark is text. */
const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"]'

export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    function onKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      if (key !== '?' || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(TYPING)) return
      setOpened(true)
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    wasOpened && (
      <Suspense>
        <HelpDrawer file="keys" open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
