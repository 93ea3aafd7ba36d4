import { useState } from 'react'
import { problemText } from '../../../parts/problem-text.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatCount, formatDateTime, formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './Transfer.module.css'
import { undoImport } from './undo-import.ts'
import { forgetImport, type ImportRecord, recentImports } from './undo-record.ts'

/** What was imported in the last day, as it can be undone. */
export function UndoImport() {
  const { user } = useSession()
  const toast = useToast()
  const [isRunning, setRunning] = useState(false)
  const imports = recentImports(user?.user_id)
  if (imports.length === 0) return null

  async function undo(record: ImportRecord) {
    setRunning(true)
    try {
      const kept = await undoImport(record)
      forgetImport(record)
      toast.success('The import was undone.', {
        ...(kept > 0 && {
          detail: `${formatWhole(kept)} ${kept === 1 ? 'record was' : 'records were'} changed since and kept.`,
        }),
      })
    } catch (problem) {
      toast.error('The import was not undone', { detail: problemText(problem as Error) })
    } finally {
      setRunning(false)
    }
  }
  return (
    <Panel title="Imported today">
      <Stack gap={2}>
        {imports.map((record) => (
          <Row key={record.at} gap={3} lineGap={2} wrap>
            <Button busy={isRunning} onClick={() => void undo(record)}>
              Undo the import
            </Button>
            <span className={styles.muted}>
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
