import { formatCount, formatDateTime, formatWhole } from '../../../../engine/game/number-format.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { recentlyMade } from '../../undo/undo-record.ts'
import { useUndo } from '../../undo/use-undo.ts'

/** Imports and steps of the advisor of the last day, which can still be undone. */
export function UndoImport() {
  const { user } = useSession()
  const { undo, isRunning } = useUndo()
  const records = recentlyMade(user?.user_id)
  if (records.length === 0) return null
  return (
    <Panel title="Recent bulk changes">
      <Stack gap={2}>
        {records.map((record) => (
          <Row key={record.at} gap={3} lineGap={2} wrap>
            <Button busy={isRunning} onClick={() => void undo(record)}>
              Undo the {record.name ?? 'import'}
            </Button>
            <span className="muted">
              {formatDateTime(record.at)}: {formatCount(record.plans.length, 'plan')},{' '}
              {formatCount(record.empires.length, 'empire')}, {formatWhole(record.cx.length)} CX.
              What you changed since is kept.
            </span>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
