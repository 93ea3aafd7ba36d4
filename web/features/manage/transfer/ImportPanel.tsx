import { useMemo, useState } from 'react'
import type { EconomyFile } from '../../../../engine/game/economy-file.ts'
import { formatCount, formatDateTime, formatWhole } from '../../../../engine/game/number-format.ts'
import { compareEconomy } from '../../../../engine/portable/compare.ts'
import type { Imported } from '../../../../engine/portable/import/imported.ts'
import type { ReadEconomy } from '../../../../engine/portable/read.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { useImportReader } from '../../../data/use-import-reader.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Progress } from '../../../ui/layout/Progress.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { problemText } from '../../page/problem-text.ts'
import { FetchElsewhere } from './FetchElsewhere.tsx'
import { ImportSource } from './ImportSource.tsx'
import { ImportTable } from './ImportTable.tsx'
import { actionOf, brokenLimits, type Choices, entryKey } from './import-choice.ts'
import { MoveInPreview } from './MoveInPreview.tsx'
import { runImport, type StoredUuids } from './run-import.ts'
import styles from './Transfer.module.css'

const NO_CHOICES: Choices = new Map()
const NOTHING_STORED: StoredUuids = new Map()

type Given = { name: string } & (
  | { from: 'file'; read: ReadEconomy }
  | { from: 'elsewhere'; imported: Imported }
)

export function ImportPanel({ own }: { own: OwnEconomy }) {
  const [last, setGiven] = useState<Given>()
  const [problem, setProblem] = useState<string>()
  const economy = last?.from === 'file' ? last.read : undefined
  const reader = useImportReader((name, result) => {
    setProblem(result.from === 'nothing' ? result.why : undefined)
    setGiven(result.from === 'nothing' ? undefined : { name, ...result })
  })
  function read(source: Blob | string, name: string) {
    setProblem(undefined)
    setGiven(undefined)
    void reader.read(source, name)
  }
  return (
    <Panel title="Import" note={last?.name} flush>
      <Stack gap={3} className={styles.form}>
        <ImportSource onSource={read} onProblem={setProblem} />
        {reader.reading && (
          <Progress
            label={reader.reading.done === undefined ? 'Checking' : 'Reading, in bytes'}
            done={reader.reading.done}
            total={reader.reading.total}
            onCancel={reader.cancel}
          />
        )}
        <FetchElsewhere onSource={read} />
        <span className="muted">
          {economy?.ok
            ? `exported ${formatDateTime(economy.file.exported_at)}`
            : 'Nothing is imported until you confirm.'}
        </span>
        {problem && <ErrorPanel title="Nothing was read.">{problem}</ErrorPanel>}
        {economy && !economy.ok && (
          <>
            <ErrorPanel title="The file has records that are wrong, so nothing was changed." />
            <PlainTable
              label="Wrong records"
              rows={economy.problems.slice(0, 100)}
              keyOf={({ record, text }) => `${record} ${text}`}
              columns={[
                { header: 'Record', cell: ({ record }) => record },
                { header: 'What is wrong', cell: ({ text }) => text },
              ]}
            />
          </>
        )}
      </Stack>
      {last?.from === 'elsewhere' && (
        <MoveInPreview imported={last.imported} own={own} onDone={() => setGiven(undefined)} />
      )}
      {economy?.ok && (
        <Preview
          key={`${last?.name} ${economy.file.exported_at}`}
          file={economy.file}
          own={own}
          onDone={() => setGiven(undefined)}
        />
      )}
    </Panel>
  )
}

const whatIsStored = (stored: number, all: number) =>
  stored === 0
    ? 'Nothing was stored.'
    : `${formatWhole(stored)} of ${formatCount(all, 'record')} are stored, not all with their assignments. Import the rest to complete it.`

/** What an import will do, record by record, before it does it. */
function Preview({
  file,
  own,
  onDone,
}: {
  file: EconomyFile
  own: OwnEconomy
  onDone: () => void
}) {
  const [choices, setChoices] = useState(NO_CHOICES)
  const [running, setRunning] = useState<AbortController>()
  const [stored, setStored] = useState(NOTHING_STORED)
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const fresh = useMemo(() => compareEconomy(file, own), [file, own])
  // While the import runs, finished records must not move the rows.
  const [frozen, setFrozen] = useState<typeof fresh>()
  const entries = frozen ?? fresh
  const wanted = entries.filter((entry) => actionOf(entry, choices) !== 'skip')
  const broken = brokenLimits(entries, choices, own)
  const isInterrupted = stored.size > 0
  const [total, setTotal] = useState(0)

  async function run() {
    const abort = new AbortController()
    const all = stored.size + wanted.length
    let now = stored
    setFrozen(fresh)
    setProblem(undefined)
    setRunning(abort)
    setTotal(all)
    try {
      await runImport(file, fresh, choices, {
        signal: abort.signal,
        already: stored,
        onStored: (latest) => {
          now = latest
          setStored(latest)
        },
      })
      toast.success(`${formatCount(all, 'record')} ${all === 1 ? 'was' : 'were'} imported.`)
      onDone()
    } catch (failed) {
      const why = abort.signal.aborted ? 'It was cancelled.' : problemText(failed as Error)
      setProblem(`${why} ${whatIsStored(now.size, all)}`)
      // Otherwise records that were stored as copies would be copied again.
      setChoices((last) =>
        wanted
          .filter(({ uuid }) => now.has(uuid))
          .reduce((next, entry) => next.set(entryKey(entry), 'skip'), new Map(last)),
      )
    } finally {
      setRunning(undefined)
      setFrozen(undefined)
    }
  }

  return (
    <>
      <ImportTable
        entries={entries}
        choices={choices}
        onChoices={setChoices}
        disabled={running !== undefined}
      />
      <Stack gap={3} className={styles.form}>
        {broken.map((text) => (
          <ErrorPanel key={text} title={text}>
            Leave out some records.
          </ErrorPanel>
        ))}
        {problem && <ErrorPanel title="The import did not end.">{problem}</ErrorPanel>}
        {running ? (
          <Progress
            label="Importing"
            done={stored.size}
            total={total}
            onCancel={() => running.abort()}
          />
        ) : (
          <Row gap={3} lineGap={2} wrap>
            <Button
              variant="primary"
              disabled={(wanted.length === 0 && !isInterrupted) || broken.length > 0}
              onClick={() => void run()}
            >
              {isInterrupted ? 'Import the rest' : `Import ${formatCount(wanted.length, 'record')}`}
            </Button>
            {wanted.length === 0 && !isInterrupted && (
              <span className="muted">There is nothing to import.</span>
            )}
          </Row>
        )}
      </Stack>
    </>
  )
}
