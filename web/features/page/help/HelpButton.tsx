import { Suspense, useState } from 'react'
import { IconButton } from '../../../ui/field/IconButton.tsx'
import { HelpIcon } from '../../../ui/icons/status.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const HelpDrawer = lazyPart(() => import('./HelpDrawer.tsx'), 'HelpDrawer')

export function HelpButton({ file }: { file: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <IconButton
        label="Help for this page"
        icon={<HelpIcon />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <HelpDrawer file={file} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
