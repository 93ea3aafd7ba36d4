import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CxData } from '../../../engine/game/cx.ts'
import type { Material } from '../../../engine/game/gamedata.ts'
import { formatAge, formatMoney } from '../../../engine/game/number-format.ts'
import type { PriceOrigin } from '../../../engine/market/price-origin.ts'
import type { Side } from '../../../engine/market/prices.ts'
import type { CxPlace } from '../../../engine/plan/editing/cx-edit.ts'
import type { CallAnswer } from '../../../workers/calls.ts'
import { usePrices } from '../../data/calls.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import { useRules } from '../../session/preferences.ts'
import { Explained } from '../../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../../ui/figure/explain/ExplainProvider.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { materialColumn } from '../../ui/material/material-column.tsx'
import { readableName } from '../../ui/material/material-source.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { type TableState, tableSearch, tableState, tableStateOf } from '../../ui/table/state.ts'
import { Problem } from '../page/Problem.tsx'
import type { ExchangesSearch } from './exchanges-search.ts'
import styles from './Preferences.module.css'
import { isMissing, levelInWords, sourceInWords } from './price-words.ts'
import { type PriceFigure, usePriceSource } from './use-price-source.ts'

type MaterialPrices = CallAnswer<'prices'>[number]
interface PriceRow extends MaterialPrices {
  name: string
  category: string
}

const FIRST = tableState({ id: 'ticker', desc: false })
const keyOf = ({ ticker }: PriceRow) => ticker

/** The head says the level of a rule once where it is that of all rows. */
function priceColumns(
  rows: readonly PriceRow[],
  side: Side,
  group: string,
): DataColumn<PriceRow>[] {
  const of = (row: PriceRow) => (side === 'BUY' ? row.buy : row.sell)
  const [first] = rows
  const shared =
    first && rows.every((row) => of(row).level === of(first).level) ? of(first).level : undefined
  const id = side.toLowerCase()
  return [
    {
      id,
      group,
      header: '$/unit',
      numeric: true,
      decides: true,
      value: (row) => (isMissing(of(row)) ? null : of(row).value),
      format: formatMoney,
      cell: (row) => <Price ticker={row.ticker} side={side} origin={of(row)} />,
    },
    {
      id: `${id}-level`,
      group,
      header: shared ? `Rule: ${levelInWords(shared)}` : 'Rule',
      value: (row) => levelInWords(of(row).level),
      filter: 'choice',
      cell: (row) => (
        <div
          className={styles.rule}
          title={`${levelInWords(of(row).level)}: ${sourceInWords(of(row))}`}
        >
          {!shared && `${levelInWords(of(row).level)} `}
          <span className="quiet">{sourceInWords(of(row))}</span>
        </div>
      ),
    },
    {
      id: `${id}-source`,
      group,
      header: 'Read from',
      value: (row) => sourceInWords(of(row)),
      filter: 'text',
      hidden: true,
    },
  ]
}

const columnsFor = (rows: readonly PriceRow[]): readonly DataColumn<PriceRow>[] => [
  materialColumn(),
  { id: 'name', header: 'Name', value: ({ name }) => name, hidden: true },
  {
    id: 'category',
    header: 'Category',
    value: ({ category }) => category,
    filter: 'choice',
    hidden: true,
  },
  ...priceColumns(rows, 'BUY', 'Buying'),
  ...priceColumns(rows, 'SELL', 'Selling'),
]

/** A price of 0 that the player wrote is a price; a missing one counts as 0 and says so. */
function Price({ ticker, side, origin }: { ticker: string; side: Side; origin: PriceOrigin }) {
  const label = `${side === 'BUY' ? 'buying' : 'selling'} price of ${ticker}`
  return (
    <Explained<PriceFigure> figure={{ of: 'price', ticker, side }} label={label}>
      {isMissing(origin) ? (
        <span className="quiet warn">no price, 0</span>
      ) : (
        formatMoney(origin.value)
      )}
    </Explained>
  )
}

/** The buying and selling price of each material under the preferences as edited, with the rule that decided it. */
export function PriceTable({
  cx,
  place,
  materials,
  onTicker,
}: {
  cx: CxData
  place: CxPlace
  materials: readonly Material[]
  onTicker: (ticker: string) => void
}) {
  const search = useSearch({ from: '/_shell/exchanges/{-$cxUuid}' })
  const state = useMemo(() => tableStateOf(search, FIRST), [search])
  const navigate = useNavigate({ from: '/exchanges/{-$cxUuid}' })
  const exchanges = useQuery(exchangeQueries.stored())
  const tickers = useMemo(() => materials.map(({ Ticker }) => Ticker), [materials])
  const rules = useRules()
  const prices = usePrices(
    tickers.length === 0 ? undefined : { tickers, cx, planetNaturalId: place, rules },
  )
  const source = usePriceSource(cx, place, rules, exchanges.data?.factsAt)

  const rows = useMemo(() => {
    const facts = new Map(materials.map((material) => [material.Ticker, material]))
    return (prices.value ?? []).map((row): PriceRow => {
      const material = facts.get(row.ticker)
      return {
        ...row,
        name: material ? readableName(material.Name) : row.ticker,
        category: material?.CategoryName ?? '',
      }
    })
  }, [prices.value, materials])

  const columns = useMemo(() => columnsFor(rows), [rows])
  const age =
    exchanges.data && `exchange data from ${formatAge(exchanges.data.factsAt, Date.now())}`
  return (
    <Panel
      title={place === null ? 'Prices in the empire' : `Prices on ${place}`}
      note={prices.problem && prices.value ? 'last known prices' : age}
      flush
    >
      <ExplainProvider source={source}>
        <DataTable
          label="prices"
          rows={rows}
          columns={columns}
          rowKey={keyOf}
          tableId="exchanges.prices"
          searchable
          columnPicker
          csvName={`prices ${cx.name}${place === null ? '' : ` ${place}`}`}
          loading={prices.value === undefined && prices.problem === undefined}
          error={
            prices.problem && prices.value === undefined ? (
              <Problem title="The prices could not be calculated." of={prices} />
            ) : undefined
          }
          initialSort={FIRST.sort[0]}
          state={state}
          onStateChange={(next: TableState) =>
            void navigate({
              search: (old: ExchangesSearch) => ({ ...old, ...tableSearch(next, FIRST) }),
              replace: true,
              resetScroll: false,
            })
          }
          onRow={({ ticker }) => onTicker(ticker)}
          maxHeight="calc(var(--page-height, 100dvh) - 160px)"
        />
      </ExplainProvider>
    </Panel>
  )
}
