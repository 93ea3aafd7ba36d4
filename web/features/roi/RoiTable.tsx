import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import type { RoiColumns } from '../../../engine/roi/columns.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import type { Answer } from '../../data/use-answer.ts'
import { useStableValue } from '../../data/use-stable-value.ts'
import { Button } from '../../ui/field/Button.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { VolumeNote } from '../cx/VolumeNote.tsx'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { SweepStatus } from '../page/SweepStatus.tsx'
import { explainRows } from './explain-row.ts'
import { RoiBoard } from './RoiBoard.tsx'
import type { RoiSearchProps, RoiSubject } from './roi-subject.ts'

/** The rows of a sweep that pass the filters, with how far the sweep is, what it rests on and where its figures come from. */
export function RoiTable<Sweep extends RoiColumns, Filters extends object>({
  subject,
  answer,
  prices,
  search,
  onSearch,
  about,
  nothing,
  found,
  planet = null,
}: RoiSearchProps<Filters> & {
  subject: RoiSubject<Sweep, Filters>
  answer: Answer<Sweep>
  prices: CxChoice
  /** "on Montem (OT-580b)" */
  about: string
  /** How many rows there are, if the sweep holds only the best of them. */
  found?: number | undefined
  /** The planet of all rows, if there is only one. */
  planet?: string | null
  /** Shown if a sweep has no rows at all. */
  nothing?: ReactNode
}) {
  const { rowWord, filterNames, passes } = subject
  const { cx, empire, rules } = prices
  const exchanges = useQuery(exchangeQueries.stored())
  const pricesAt = exchanges.data?.factsAt
  const source = useMemo(
    () => explainRows({ cx, empire, rules }, pricesAt),
    [cx, empire, rules, pricesAt],
  )
  // Drawn in slices, so that fifty new rows delay no click.
  const sweep = useDeferredValue(answer.value)
  const filters = useDeferredValue(useStableValue(picked<Filters>(search, filterNames)))
  const rows = useMemo(
    () => (sweep ? [...sweep.planCost.keys()].filter((row) => passes(sweep, row, filters)) : []),
    [sweep, passes, filters],
  )
  const total = sweep?.planCost.length ?? 0
  const clear = () => onSearch(picked<Filters>({}, filterNames))
  const status = (
    <SweepStatus label={`${rowWord}s`} answer={answer} waits={prices.isPending}>
      {sweep && (
        <span>
          {formatWhole(rows.length)} of {formatCount(found ?? total, rowWord)} {about}, prices of{' '}
          {prices.name}, {prices.empireName}
        </span>
      )}
      <ClearFilters {...{ filterNames, search, onSearch }} />
    </SweepStatus>
  )
  const note = answer.problem ? undefined : status
  // Rows of an earlier choice may be shown, but that there were none says nothing about the new one.
  const isKnown = sweep && (total > 0 || (!answer.isStale && sweep === answer.value))
  return (
    <ExplainProvider source={source}>
      <ContextNotice>
        {answer.problem && status}
        {isKnown ? (
          <RoiBoard
            {...{ subject, sweep, rows, prices, search, onSearch, note }}
            empty={
              total === 0 && nothing ? (
                <EmptyState title="No Results">{nothing}</EmptyState>
              ) : (
                <EmptyState
                  title="No Results"
                  action={<Button onClick={clear}>Clear filters</Button>}
                >
                  No {rowWord} matches your filters.
                </EmptyState>
              )
            }
          />
        ) : (
          !answer.problem && (
            <Panel flush note={note}>
              {(prices.isPending || answer.isRunning || answer.value) && (
                <TableSkeleton rows={20} columns={8} label={`Loading ${rowWord}s`} />
              )}
            </Panel>
          )
        )}
        <VolumeNote prices={prices} planet={planet} />
      </ContextNotice>
    </ExplainProvider>
  )
}

/** Draws nothing if no filter is set. */
export function ClearFilters<Filters extends object>({
  filterNames,
  search,
  onSearch,
}: Pick<RoiSubject<never, Filters>, 'filterNames'> & {
  search: Partial<Filters>
  onSearch: (change: Partial<Filters>) => void
}) {
  if (filterNames.every((name) => search[name] === undefined)) return null
  return (
    <Button variant="ghost" size="small" onClick={() => onSearch(picked<Filters>({}, filterNames))}>
      Clear filters
    </Button>
  )
}

const picked = <Filters extends object>(
  search: Partial<Filters>,
  names: readonly (keyof Filters)[],
) => Object.fromEntries(names.map((name) => [name, search[name]])) as Filters
