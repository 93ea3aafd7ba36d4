import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatAge, formatDateTime } from '../../../../engine/game/number-format.ts'
import { useObservable } from '../../../browser/observable.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import type { AdvisorUrl } from '../advisor-url.ts'
import type { EmpireUrl } from '../empire/empire-url.ts'
import type { KeptSearch } from './kept-searches.ts'
import { type AnySearch, TOOL_NAMES } from './search.ts'
import { keptOfPlayer, readKept, visitSearches } from './search-store.ts'
import { factInWords, type Summary, summaryOf } from './summary.ts'
import { useIsOutdated } from './use-tool-search.ts'

const MAX_COMPARED = 4

interface SearchRow extends Pick<AnySearch, 'id' | 'tool'> {
  readonly form: AnySearch['form'] | KeptSearch['form']
  readonly askedAt: number
  readonly isRunning: boolean
  readonly data: AnySearch['data'] | KeptSearch['data']
  readonly summary: Summary
}

/** What was searched last with any tool of the advisor: opened again without a search, or compared. */
export function LastSearches() {
  const rows = useRows()
  const isOutdated = useIsOutdated()
  const [chosen, setChosen] = useState<readonly string[]>([])
  useEffect(() => void readKept(), [])
  if (rows.length === 0) return null
  const compared = rows.filter(({ id }) => chosen.includes(id))
  const columns: PlainColumn<SearchRow>[] = [
    { header: 'Search', cell: (row) => <OpenLink row={row} /> },
    { header: 'Result', cell: resultOf },
    { header: 'Asked', cell: ({ askedAt }) => formatAge(askedAt, Date.now()) },
    {
      header: 'Prices',
      cell: ({ data }) =>
        data && (
          <>
            {data.pricesAt === undefined ? '' : formatDateTime(data.pricesAt)}{' '}
            {isOutdated({ data }) && <Tag tone="warn">older</Tag>}
          </>
        ),
    },
    {
      header: 'Compare',
      cell: ({ id, summary }) => (
        <Checkbox
          hideLabel
          label={`Compare ${summary.title}`}
          checked={chosen.includes(id)}
          disabled={!chosen.includes(id) && compared.length >= MAX_COMPARED}
          onChecked={(isChosen) =>
            setChosen((last) => (isChosen ? [...last, id] : last.filter((one) => one !== id)))
          }
        />
      ),
    },
  ]
  return (
    <Panel title="Last searches" note={`${rows.length}, kept in this browser`}>
      <Stack gap={4}>
        <PlainTable label="Last searches" rows={rows} columns={columns} keyOf={({ id }) => id} />
        {compared.length > 1 && <Compared rows={compared} />}
      </Stack>
    </Panel>
  )
}

function Compared({ rows }: { rows: readonly SearchRow[] }) {
  const labels = [
    ...new Set(rows.flatMap(({ summary }) => summary.facts.map(({ label }) => label))),
  ]
  return (
    <PlainTable
      label="Results side by side"
      isWide
      rows={['Prices', ...labels]}
      keyOf={(label) => label}
      columns={[
        { header: 'Figure', cell: (label) => label },
        ...rows.map(
          (row, place): PlainColumn<string> => ({
            header: `${place + 1}. ${nameOf(row)}`,
            cell: (label) =>
              label === 'Prices' ? formatDateTime(row.data?.pricesAt) : factOf(row, label),
          }),
        ),
      ]}
    />
  )
}

const factOf = ({ summary }: SearchRow, label: string) =>
  summary.facts.find((one) => one.label === label)?.text ?? '—'

const nameOf = ({ tool, summary }: SearchRow) => `${TOOL_NAMES[tool]}: ${summary.title}`

const resultOf = ({ isRunning, summary: { facts } }: SearchRow) =>
  isRunning ? 'Searching …' : facts[0] && factInWords(facts[0])

function OpenLink({ row }: { row: SearchRow }) {
  const search = { ...row.form, result: row.id }
  return row.tool === 'empire' ? (
    <Link to="/best-empire" search={search as EmpireUrl}>
      {nameOf(row)}
    </Link>
  ) : (
    <Link to="/advisor" search={search as AdvisorUrl}>
      {nameOf(row)}
    </Link>
  )
}

/** Those of this visit that run or found something, and those that the browser keeps. */
function useRows(): readonly SearchRow[] {
  const ofVisit = useObservable(visitSearches)
  const kept = useObservable(keptOfPlayer) ?? []
  const isKept = new Set(kept.map(({ id }) => id))
  const others = ofVisit.filter(
    ({ id, state, soFar }) =>
      !isKept.has(id) &&
      (state === 'running' || state === 'complete' || (state === 'cancelled' && soFar)),
  )
  return [
    ...others.map((search) => ({
      ...search,
      isRunning: search.state === 'running',
      summary: summaryOf(search),
    })),
    ...kept.map((search) => ({ ...search, isRunning: false })),
  ].toSorted((a, b) => b.askedAt - a.askedAt)
}
