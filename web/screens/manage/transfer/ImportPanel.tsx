import { useMemo, useState } from 'react'
import type { EconomyFile } from '../../../../engine/model/economy-file.ts'
import { compareEconomy } from '../../../../engine/portable/compare.ts'
import { type ReadEconomy, readEconomyFile } from '../../../../engine/portable/read.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { FilePick } from '../../../ui/FilePick.tsx'
import { formatDateTime, formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ImportTable } from './ImportTable.tsx'
import { actionOf, brokenLimits, type Choices, entryKey } from './import-choice.ts'
import { runImport, type Stored } from './run-import.ts'
import styles from './Transfer.module.css'

const MOST_BYTES = 20_000_000
const NO_CHOICES: Choices = new Map()
const NOTHING_STORED: Stored = new Map()

export function ImportPanel({ own }: { own: OwnEconomy }) {
  const [read, setRead] = useState<ReadEconomy & { name: string }>()
  const [problem, setProblem] = useState<string>()
  return (
    <Panel title="Import" note={read?.name} flush>
      <Stack gap={3} className={styles.form}>
        <Row gap={3} lineGap={2} wrap>
          <FilePick
            accept=".json,application/json"
            mostBytes={MOST_BYTES}
            onText={(text, name) => {
              setProblem(undefined)
              setRead({ ...readEconomyFile(text), name })
            }}
            onProblem={setProblem}
          >
            Choose file
          </FilePick>
          <span className={styles.muted}>
            {read?.ok
              ? `exported ${formatDateTime(read.file.exported_at)}`
              : 'Nothing changes before you have seen what it will do.'}
          </span>
        </Row>
        {problem && <ErrorPanel title="The file was not read.">{problem}</ErrorPanel>}
        {read && !read.ok && (
          <>
            <ErrorPanel title="The file has records that are wrong, so nothing was changed." />
            <PlainTable
              label="Wrong records"
              rows={read.problems.slice(0, 100)}
              keyOf={({ record, text }) => `${record} ${text}`}
              columns={[
                { header: 'Record', cell: ({ record }) => record },
                { header: 'What is wrong', cell: ({ text }) => text },
              ]}
            />
          </>
        )}
      </Stack>
      {read?.ok && (
        <Preview
          key={`${read.name} ${read.file.exported_at}`}
          file={read.file}
          own={own}
          onDone={() => setRead(undefined)}
        />
      )}
    </Panel>
  )
}

const whatIsStored = (stored: number, all: number) =>
  stored === 0
    ? 'Nothing was stored.'
    : `${formatWhole(stored)} of ${formatWhole(all)} records are stored, not all with their assignments. Import the rest to complete it.`

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
  // While it runs, what was done already must not shift what is shown.
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
      toast.success(`${formatWhole(all)} records were imported.`)
      onDone()
    } catch (failed) {
      const why = abort.signal.aborted ? 'It was cancelled.' : problemText(failed as Error)
      setProblem(`${why} ${whatIsStored(now.size, all)}`)
      // What was stored as a copy would be copied again.
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
              {isInterrupted ? 'Import the rest' : `Import ${formatWhole(wanted.length)} records`}
            </Button>
            {wanted.length === 0 && !isInterrupted && (
              <span className={styles.muted}>There is nothing to import.</span>
            )}
          </Row>
        )}
      </Stack>
    </>
  )
}
