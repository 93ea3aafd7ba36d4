import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { RepeatedLoad } from '../../../engine/market/depth/load.ts'
import { useHauls } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { type BookPair, MAX_BOOKS, useBooks } from '../../data/use-books.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { FreightDrawer } from '../fleet/freight/FreightDrawer.tsx'
import { ShipSelect } from '../fleet/ShipSelect.tsx'
import { useShipChoices } from '../fleet/use-ship-choices.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import type { ArbitrageSearch } from './arbitrage-search.ts'
import { HaulDetail } from './HaulDetail.tsx'
import { HAUL_COLUMNS, haulKey } from './haul-columns.tsx'
import { useHaulQuestion } from './use-haul-question.ts'

/** The ship of freight before the player chose another. */
const FIRST_SHIP = 'SCB'
const ANYWHERE = 'any'
const PLACES = [
  { value: ANYWHERE, label: 'Any exchange' },
  ...EXCHANGES.map((exchange) => ({
    value: exchange,
    label: exchange,
    hint: STATION_NAMES[exchange],
  })),
] as const
const NO_ROWS: readonly RepeatedLoad[] = []
const NO_PAIRS: readonly BookPair[] = []

export function ArbitrageScreen({
  search,
  onSearch,
}: {
  search: ArbitrageSearch
  onSearch: (change: Partial<ArbitrageSearch>) => void
}) {
  const { from, to } = search
  const systems = useQuery(gameQueries.systems())
  const cx = useCxChoice(search.cx)
  const choices = useShipChoices()
  const ship =
    choices.find(({ id }) => id === search.ship) ??
    choices.find(({ kind }) => kind === 'flying') ??
    choices.find(({ id }) => id === FIRST_SHIP)
  const fliesBack = search.back !== 'no'
  const question = useHaulQuestion(ship, choices, fliesBack, cx)
  // Chosen by a press: what is best changes with every book that arrives.
  const [pairs, setPairs] = useState(NO_PAIRS)
  const { books, isLoading, areThere } = useBooks(pairs)
  const { value, isStale, isRunning, problem, retry } = useHauls(question && { ...question, books })
  const [isSetting, setSetting] = useState(false)
  const rows = useMemo(
    () =>
      (value ?? NO_ROWS).filter(
        ({ haul }) => (!from || haul.from === from) && (!to || haul.to === to),
      ),
    [value, from, to],
  )
  const chosen = (place: (typeof PLACES)[number]['value']) =>
    place === ANYWHERE ? undefined : place
  return (
    <PageFrame
      title="Arbitrage"
      help="arbitrage"
      actions={
        areThere && (
          <Button
            busy={isLoading}
            disabled={rows.length === 0}
            onClick={() => setPairs(pairsOf(rows))}
          >
            Fetch order books
          </Button>
        )
      }
    >
      <Toolbar label="Ship and exchanges" sticky>
        <div style={{ width: 280 }}>
          <ShipSelect
            choices={choices}
            value={ship?.id ?? null}
            onValue={(id) => onSearch({ ship: id })}
          />
        </div>
        <div style={{ width: 150 }}>
          <Select
            label="From"
            options={PLACES}
            value={from ?? ANYWHERE}
            onValue={(place) => onSearch({ from: chosen(place) })}
          />
        </div>
        <div style={{ width: 150 }}>
          <Select
            label="To"
            options={PLACES}
            value={to ?? ANYWHERE}
            onValue={(place) => onSearch({ to: chosen(place) })}
          />
        </div>
        <div style={{ width: 200 }}>
          <CxSelect value={search.cx} onValue={(next) => onSearch({ cx: next })} />
        </div>
        <Checkbox
          label="Count the empty flight back"
          checked={fliesBack}
          onChecked={(counts) => onSearch({ back: counts ? undefined : 'no' })}
        />
        <Button onClick={() => setSetting(true)}>How it flies</Button>
      </Toolbar>
      <ContextNotice>
        <DataLoader title="Hauls" parts={[{ name: 'Systems', query: systems }]}>
          <Panel
            title="Hauls"
            note={`${noteOf(areThere, books.length)}; without flights beyond the tanks of ${ship?.name ?? 'the ship'}`}
            flush
          >
            <div aria-busy={value !== undefined && isStale}>
              <DataTable
                label="hauls"
                rows={rows}
                columns={HAUL_COLUMNS}
                rowKey={haulKey}
                loading={value ? isStale && rows.length === 0 : isRunning || !question}
                initialSort={{ id: 'perHour', desc: true }}
                csvName="arbitrage"
                tableId="arbitrage"
                renderDetail={(load) => <HaulDetail load={load} />}
                error={
                  problem && (
                    <Problem title="The hauls could not be calculated." of={{ problem, retry }} />
                  )
                }
                empty={
                  <EmptyState title="Nothing pays">
                    Nothing sells for more at one exchange than it costs at another that{' '}
                    {ship?.name ?? 'this ship'} reaches.
                  </EmptyState>
                }
              />
            </div>
          </Panel>
        </DataLoader>
      </ContextNotice>
      {isSetting && <FreightDrawer empire={null} onClose={() => setSetting(false)} />}
    </PageFrame>
  )
}
const noteOf = (areThere: boolean, books: number) => {
  if (books > 0)
    return `${formatCount(books, 'live order book')}; other sizes are of an earlier day`
  return areThere
    ? 'sizes are of an earlier day until you fetch order books'
    : 'no live books: list prices, sizes of an earlier day'
}

/** The books behind the best hauls, as many as one screen may ask for. */
function pairsOf(loads: readonly RepeatedLoad[]): BookPair[] {
  const pairs = new Map<string, BookPair>()
  for (const { haul, goods } of loads) {
    for (const { ticker } of goods)
      for (const exchange of [haul.from, haul.to])
        if (pairs.size < MAX_BOOKS) pairs.set(`${ticker}.${exchange}`, { ticker, exchange })
  }
  return [...pairs.values()]
}
