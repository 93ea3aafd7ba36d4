import { useEffect, useState } from 'react'
import type { CxData } from '../../../engine/game/cx.ts'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import {
  CX_CSV_HEADING,
  type CxFromCsv,
  planetsInCsv,
  readCxCsv,
} from '../../../engine/plan/editing/cx-csv.ts'
import { LIFETIMES } from '../../api/queries/lifetimes.ts'
import { loadPlanets } from '../../data/stored-planets.ts'
import { Button } from '../../ui/field/Button.tsx'
import { FilePick } from '../../ui/field/FilePick.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'

const MAX_BYTES = 2_000_000
/** Enough rows to correct at once. */
const MAX_PROBLEMS = 100

const MODES = [
  { value: 'replace', label: 'Replace all preferences' },
  { value: 'add', label: 'Add to what is there' },
] as const

/** Reads a sheet of preferences. A bad row changes nothing and is named. */
export function ImportDialog({
  cx,
  tickers,
  onImport,
  onClose,
}: {
  cx: CxData
  tickers: readonly string[]
  onImport: (cx: CxData, preferences: number) => void
  onClose: () => void
}) {
  const [file, setFile] = useState<{ text: string; name: string }>()
  const [mode, setMode] = useState<ImportMode>('replace')
  const [read, setRead] = useState<CxFromCsv>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!file) return
    let isCurrent = true
    setRead(undefined)
    setProblem(undefined)
    readCxSheet(file.text, cx, tickers, mode).then(
      (found) => isCurrent && setRead(found),
      (failed: Error) => isCurrent && setProblem(failed.message),
    )
    return () => {
      isCurrent = false
    }
  }, [file, cx, tickers, mode])

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import preferences"
      description={`A CSV file with the columns ${CX_CSV_HEADING.join(', ')}. A row has either an exchange, or a ticker and a value; without a planet it holds in the whole empire. An export is a good start. A CX sheet of PRUNplanner (Location, Type, CX, Ticker, Price) is read as well.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!read?.ok}
            onClick={() => read?.ok && onImport(read.cx, read.preferences)}
          >
            Import
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Segmented label="How" choices={MODES} value={mode} onValue={setMode} />
        <Row className="muted">
          <FilePick
            accept=".csv,text/csv"
            mostBytes={MAX_BYTES}
            onFile={async (file) => setFile({ text: await file.text(), name: file.name })}
            onProblem={setProblem}
          >
            Choose CSV file
          </FilePick>
          <span>{file?.name ?? 'no file chosen'}</span>
        </Row>
        {problem && <ErrorPanel title="The file was not read.">{problem}</ErrorPanel>}
        {read?.ok && (
          <p role="status">
            {formatCount(read.preferences, 'preference')} can be imported
            {mode === 'replace' ? ' and take the place of all that are there' : ''}. Nothing is
            stored before you save.
          </p>
        )}
        {read && !read.ok && <Problems problems={read.problems} />}
      </Stack>
    </Dialog>
  )
}

function Problems({ problems }: { problems: readonly { row: number; text: string }[] }) {
  return (
    <>
      <ErrorPanel
        title={`${formatCount(problems.length, 'row is', 'rows are')} wrong, so nothing was changed.`}
      />
      <PlainTable
        label="Wrong rows"
        rows={problems.slice(0, MAX_PROBLEMS)}
        keyOf={({ row, text }) => `${row} ${text}`}
        columns={[
          { header: 'Row', cell: ({ row }) => row },
          { header: 'What is wrong', cell: ({ text }) => text },
        ]}
      />
      {problems.length > MAX_PROBLEMS && (
        <p>{formatWhole(problems.length - MAX_PROBLEMS)} more rows are wrong.</p>
      )}
    </>
  )
}

type ImportMode = 'replace' | 'add'

/** Checks a sheet of preferences against the game data; rejects when the planets that it names cannot be loaded. */
async function readCxSheet(
  text: string,
  cx: CxData,
  tickers: readonly string[],
  mode: ImportMode,
): Promise<CxFromCsv> {
  const named = planetsInCsv(text)
  const { planets } =
    named.length === 0 ? { planets: [] } : await loadPlanets(named, LIFETIMES.planets.ms)
  const known = {
    tickers: new Set(tickers),
    planets: new Set(planets.map(({ PlanetNaturalId }) => PlanetNaturalId)),
  }
  return readCxCsv(text, cx, known, mode)
}
