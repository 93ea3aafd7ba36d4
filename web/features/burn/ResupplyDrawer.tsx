import { basesByFlows } from '../../../engine/company/base-flows.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { flowWords } from '../fio/FlowsChoice.tsx'
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
  const { flowsFrom } = usePreferences()
  return (
    <Drawer
      width="wide"
      open={line !== undefined}
      onClose={onClose}
      title={`Resupply ${line?.planName ?? ''}`}
      description={line && flowWords(flowsFrom, basesByFlows([line]))}
    >
      {line && <Resupply key={line.planUuid} line={line} {...about} />}
    </Drawer>
  )
}
