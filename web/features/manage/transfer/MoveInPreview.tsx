import { useMemo, useState } from 'react'
import { formatCount } from '../../../../engine/game/number-format.ts'
import type { Imported } from '../../../../engine/portable/import/imported.ts'
import {
  type PreviewLine,
  type PreviewStatus,
  previewImport,
} from '../../../../engine/portable/import/preview.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Tag, type Tone } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { Progress } from '../../../ui/layout/Progress.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { problemText } from '../../page/problem-text.ts'
import { rememberMade } from '../../undo/undo-record.ts'
import { limitsBroken } from './import-choice.ts'
import { type MoveInOutcome, runMoveIn } from './run-move-in.ts'
import styles from './Transfer.module.css'

const KIND = { plan: 'Plan', empire: 'Empire', cx: 'CX' } as const
const STATUS: Record<PreviewStatus, { words: string; tone: Tone }> = {
  comes: { words: 'new', tone: 'profit' },
  there: { words: 'already imported', tone: 'neutral' },
  joins: { words: 'gets more plans', tone: 'accent' },
}
const COLUMNS: readonly DataColumn<PreviewLine>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'kind', header: 'Kind', value: ({ kind }) => KIND[kind], filter: 'choice' },
  { id: 'planet', header: 'Planet', value: ({ planet }) => planet },
  { id: 'here', header: 'Saved as', value: ({ nameHere }) => nameHere },
  {
    id: 'status',
    header: 'What happens',
    value: ({ status }) => STATUS[status].words,
    filter: 'choice',
    cell: ({ status }) => <Tag tone={STATUS[status].tone}>{STATUS[status].words}</Tag>,
  },
]
const keyOf = ({ kind, id }: PreviewLine) => `${kind} ${id}`

export function MoveInPreview({
  imported,
  own,
  onDone,
  remarks = 'What cannot be taken',
}: {
  imported: Imported
  own: OwnEconomy
  onDone: () => void
  /** What the list of remarks is about. */
  remarks?: string
}) {
  const { user } = useSession()
  const toast = useToast()
  const fresh = useMemo(() => previewImport(imported, own), [imported, own])
  const [running, setRunning] = useState<AbortController>()
  const [frozen, setFrozen] = useState<readonly PreviewLine[]>()
  const [made, setMade] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [failed, setFailed] = useState<MoveInOutcome['failed']>([])
  const lines = frozen ?? fresh
  const wanted = lines.filter(({ status }) => status !== 'there')
  const broken = limitsBroken(
    (kind) => wanted.filter((line) => line.kind === kind && line.status === 'comes').length,
    own,
  )

  async function run() {
    if (!user) return
    const abort = new AbortController()
    setFrozen(fresh)
    setRunning(abort)
    setProblem(undefined)
    setFailed([])
    try {
      const outcome = await runMoveIn(imported, fresh, {
        signal: abort.signal,
        userId: user.user_id,
        onMade: setMade,
        onRecord: rememberMade,
      })
      setFailed(outcome.failed)
      if (outcome.failed.length > 0) return
      toast.success(`${formatCount(outcome.made, 'record was', 'records were')} imported.`, {
        detail: 'It can be undone for a day.',
      })
      onDone()
    } catch (stopped) {
      setProblem(
        abort.signal.aborted
          ? 'It was cancelled. What was imported before is complete; import again for the rest.'
          : problemText(stopped as Error),
      )
    } finally {
      setRunning(undefined)
      setFrozen(undefined)
    }
  }

  return (
    <>
      <DataTable
        label="records to import"
        rows={lines}
        columns={COLUMNS}
        rowKey={keyOf}
        searchable
        maxHeight="50dvh"
        empty={<EmptyState title="Nothing in it can be imported." />}
      />
      {imported.notTaken.length > 0 && (
        <PlainTable
          label={remarks}
          rows={imported.notTaken}
          keyOf={({ record, why }, place) => `${place} ${record} ${why}`}
          columns={[
            { header: remarks, cell: ({ record }) => record },
            { header: 'Why', className: styles.words, cell: ({ why }) => why },
          ]}
        />
      )}
      <Stack gap={3} className={styles.form}>
        {broken.map((text) => (
          <ErrorPanel key={text} title={text}>
            Delete some first, or import fewer.
          </ErrorPanel>
        ))}
        {problem && <ErrorPanel title="The import did not end.">{problem}</ErrorPanel>}
        {failed.map(({ name, why }) => (
          <ErrorPanel key={name} title={`${name} was not imported; nothing of it was stored.`}>
            {why}
          </ErrorPanel>
        ))}
        {running ? (
          <Progress
            label="Importing"
            done={made}
            total={wanted.length}
            onCancel={() => running.abort()}
          />
        ) : (
          <Row gap={3} lineGap={2} wrap>
            <Button
              variant="primary"
              disabled={wanted.length === 0 || broken.length > 0}
              onClick={() => void run()}
            >
              {`Import ${formatCount(wanted.length, 'record')}`}
            </Button>
            {wanted.length === 0 && lines.length > 0 && (
              <span className="muted">All of it is here already.</span>
            )}
          </Row>
        )}
      </Stack>
    </>
  )
}
