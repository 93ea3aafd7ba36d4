import type { FioStorage } from '../../../engine/game/fio.ts'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import type { BurnLine } from './burn-lines.ts'
import { Resupply } from './Resupply.tsx'

export function ResupplyDrawer({
  line,
  onClose,
  ...about
}: {
  line: BurnLine | undefined
  empireUuid: string | undefined
  storage: FioStorage
  onClose: () => void
}) {
  return (
    <Drawer
      width="wide"
      open={line !== undefined}
      onClose={onClose}
      title={`Resupply ${line?.planName ?? ''}`}
    >
      {line && <Resupply key={line.planUuid} line={line} {...about} />}
    </Drawer>
  )
}
