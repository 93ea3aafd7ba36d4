import { type ReactNode, useState } from 'react'
import { useBookSettings } from '../../session/book-settings.ts'
import { Button } from '../../ui/field/Button.tsx'

/** Shows a profit by the order books after a click, so that a row that is only looked at requests no book. */
export function DepthDisclosure({ children }: { children: ReactNode }) {
  const { isOn } = useBookSettings()
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isOn
  return (
    <>
      <div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          By depth
        </Button>
      </div>
      {isOpen && children}
    </>
  )
}
