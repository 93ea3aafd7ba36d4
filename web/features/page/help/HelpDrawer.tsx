import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import { HelpText } from './HelpText.tsx'

export function HelpDrawer({
  file,
  open,
  onClose,
}: {
  file: string
  open: boolean
  onClose: () => void
}) {
  return (
    <Drawer open={open} onClose={onClose} title="Help">
      <HelpText file={file} onFollow={onClose} hidesTitle={false} />
    </Drawer>
  )
}
