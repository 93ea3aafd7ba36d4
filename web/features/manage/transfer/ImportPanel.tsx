import { useMemo, useState } from 'react'
import { compareEconomy } from '../../../../engine/economy-file/compare.ts'
import { type ReadEconomy, readEconomyFile } from '../../../../engine/economy-file/read.ts'
import type { OwnEconomy } from '../../../../engine/economy-file/write.ts'
import type { EconomyFile } from '../../../../engine/model/economy-file.ts'
import plain from '../../../parts/PlainTable.module.css'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { FilePick } from '../../../ui/FilePick.tsx'
import { formatDateTime, formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ImportTable } from './ImportTable.tsx'
import { actionOf, brokenLimits, type Choices } from './import-choice.ts'
import { runImport } from './run-import.ts'
import styles from './Transfer.module.css'

const MOST_BYTES = 20_000_000
const NO_CHOICES: Choices = new Map()

export function ImportPanel({ own }: { own: OwnEconomy }) {
  const [read, setRead] = useState<ReadEconomy & { name: string }>()
  const [problem, setProblem] = useState<string>()
  return (
    <Panel title="Import" note={read?.name} flush>
      <div className={styles.form}>
        <div className={styles.line}>
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
        </div>
        {problem && <ErrorPanel title="The file was not read.">{problem}</ErrorPanel>}
        {read && !read.ok && (
          <>
            <ErrorPanel title="The file has records that are wrong, so nothing was changed." />
            <section className={plain.scroll} aria-label="Wrong records">
              <table className={plain.table}>
                <thead>
                  <tr>
                    <th scope="col">Record</th>
                    <th scope="col">What is wrong</th>
                  </tr>
                </thead>
                <tbody>
                  {read.problems.slice(0, 100).map(({ record, text }) => (
                    <tr key={`${record} ${text}`}>
                      <th scope="row">{record}</th>
                      <td>{text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </>
        )}
      </div>
      {read?.ok && <Preview file={read.file} own={own} onDone={() => setRead(undefined)} />}
    </Panel>
  )
}

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
  const [running, setRunning] = useState<{ done: number; total: number; abort: AbortController }>()
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const fresh = useMemo(() => compareEconomy(file, own), [file, own])
  // While it runs, what was done already must not shift what is shown.
  const [frozen, setFrozen] = useState<typeof fresh>()
  const entries = frozen ?? fresh
  const total = entries.filter((entry) => actionOf(entry, choices) !== 'skip').length
  const broken = brokenLimits(entries, choices, own)

  async function run() {
    const abort = new AbortController()
    setFrozen(fresh)
    setProblem(undefined)
    setRunning({ done: 0, total, abort })
    try {
      await runImport(file, fresh, choices, {
        signal: abort.signal,
        onProgress: (done) => setRunning({ done, total, abort }),
      })
      toast.success(`${formatWhole(total)} records were imported.`)
      onDone()
    } catch (failed) {
      setProblem(abort.signal.aborted ? 'It was cancelled.' : problemText(failed as Error))
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
      <div className={styles.form}>
        {broken.map((text) => (
          <ErrorPanel key={text} title={text}>
            Leave out some records.
          </ErrorPanel>
        ))}
        {problem && (
          <ErrorPanel title="The import did not end.">
            {problem} What was imported before is shown as it is now; import again to go on.
          </ErrorPanel>
        )}
        {running ? (
          <Progress
            label="Importing"
            done={running.done}
            total={running.total}
            onCancel={() => running.abort.abort()}
          />
        ) : (
          <div className={styles.line}>
            <Button
              variant="primary"
              disabled={total === 0 || broken.length > 0}
              onClick={() => void run()}
            >
              Import {formatWhole(total)} records
            </Button>
            {total === 0 && <span className={styles.muted}>There is nothing to import.</span>}
          </div>
        )}
      </div>
    </>
  )
}
