import { Drawer } from '../../ui/Drawer.tsx'
import { HelpText } from './HelpText.tsx'

export function HelpDrawer({
  file,
  open,
  onOpenChange,
}: {
  file: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Help">
      <HelpText file={file} onFollow={() => onOpenChange(false)} hidesTitle={false} />
    </Drawer>
  )
}
