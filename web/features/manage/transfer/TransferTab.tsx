import { useMemo } from 'react'
import { formatCount, formatWhole } from '../../../../engine/game/number-format.ts'
import { economyFile, type OwnEconomy } from '../../../../engine/portable/write.ts'
import { useOwnFleet } from '../../../session/use-own-fleet.ts'
import { download } from '../../../ui/download.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { DownloadIcon } from '../../../ui/icons/records.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { BuiltPanel } from './BuiltPanel.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { UndoImport } from './UndoImport.tsx'

export function TransferTab({ own: onServer }: { own: OwnEconomy }) {
  const fleet = useOwnFleet()
  const own = useMemo(() => ({ ...onServer, fleet }), [onServer, fleet])
  function save() {
    const now = new Date().toISOString()
    const text = JSON.stringify(economyFile(own, now), null, 1)
    download(`perigee-${now.slice(0, 10)}.json`, text, 'application/json')
  }
  const { plans, empires, cx } = own
  return (
    <Stack gap={4}>
      <Panel title="Export">
        <Row gap={3} lineGap={2} wrap>
          <Button icon={<DownloadIcon size={14} />} onClick={save}>
            Export all
          </Button>
          <span className="muted">
            {formatCount(plans.length, 'plan')}, {formatCount(empires.length, 'empire')} and{' '}
            {formatWhole(cx.length)} CX with their assignments,{' '}
            {formatCount(fleet.designs.length, 'ship')} and the freight that is set, in one file
          </span>
        </Row>
      </Panel>
      <ImportPanel own={own} />
      <BuiltPanel own={own} />
      <UndoImport />
    </Stack>
  )
}
