import {
  type EmpireProposal,
  type ProposedFlow,
  savedByFlow,
} from '../../../../engine/advisor/empire/answer.ts'
import { formatAmount, formatPercent, formatWhole } from '../../../../engine/game/number-format.ts'
import { bookAges } from '../../../../engine/market/depth/ages.ts'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import { materialColumn } from '../../../ui/material/material-column.tsx'
import { type DataColumn, listCell } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { numberColumn } from '../../../ui/table/number-column.ts'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { usePlaceNames } from '../../fleet/place-names.ts'
import { BookAge } from '../../order-books/BookAge.tsx'
import { type EmpireDeal, empireDeals } from './empire-deals.ts'
import { exchangeName, flowsInWords, withoutBookInWords } from './empire-words.ts'

export function EmpireTrade({
  proposal,
  isByBook,
}: {
  proposal: EmpireProposal
  isByBook: boolean
}) {
  const { bases, flows, markets } = proposal
  const names = usePlaceNames(
    bases.map(({ planetNaturalId }) => planetNaturalId),
    'short',
  )
  const baseName = (base: number) => names(bases[base]?.planetNaturalId ?? '')
  return (
    <>
      <Panel title="Between the bases" note={flowsInWords(flows)} flush>
        {flows.length === 0 ? (
          <EmptyState title="Nothing">The bases supply nothing to each other.</EmptyState>
        ) : (
          <PlainTable<ProposedFlow>
            label="Between the bases"
            rows={flows.toSorted((a, b) => b.saved - a.saved)}
            keyOf={({ ticker, from, to }) => `${ticker} ${from} ${to}`}
            columns={[
              { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
              { header: 'A day', numeric: true, cell: ({ perDay }) => formatAmount(perDay) },
              { header: 'From', cell: ({ from }) => baseName(from) },
              { header: 'To', cell: ({ to }) => baseName(to) },
              {
                header: 'Freight $/day',
                numeric: true,
                cell: ({ freight }) => formatWhole(freight),
              },
              {
                header: 'Saves in price $/day',
                numeric: true,
                cell: ({ saved }) => formatWhole(saved),
              },
              {
                header: 'Saves in freight $/day',
                numeric: true,
                cell: (flow) => formatWhole(savedByFlow(flow)?.freight),
              },
            ]}
          />
        )}
      </Panel>
      {isByBook && (
        <div>
          <BookAge ages={bookAges(markets.map(({ source }) => source))} />
          <p className="quiet">{withoutBookInWords(markets)}</p>
        </div>
      )}
      <Panel title="At the exchanges" flush>
        <DataTable
          label="sold and bought at the exchanges"
          rows={empireDeals(proposal)}
          rowKey={({ ticker, side, exchange }) => `${ticker} ${side} ${exchange}`}
          columns={dealColumns(baseName).filter(({ id }) => isByBook || id !== 'book')}
          initialSort={{ id: 'value', desc: true }}
          paged
          csvName="best-empire"
        />
      </Panel>
    </>
  )
}

const dealColumns = (baseName: (base: number) => string): DataColumn<EmpireDeal>[] => [
  materialColumn('material'),
  {
    id: 'side',
    header: 'Side',
    value: ({ side }) => (side === 'sell' ? 'sold' : 'bought'),
    filter: 'choice',
  },
  {
    id: 'exchange',
    header: 'Exchange',
    value: ({ exchange }) => exchangeName(exchange),
    filter: 'choice',
  },
  numberColumn('perDay', 'A day', ({ perDay }) => perDay, formatAmount),
  numberColumn(
    'share',
    '% of daily volume',
    ({ share }) => share,
    (share) => formatPercent(share, 1),
  ),
  {
    id: 'value',
    header: '$/day',
    numeric: true,
    bar: 'signed',
    value: ({ value }) => value,
    format: formatWhole,
  },
  numberColumn('book', 'Effect of the book $/day', ({ book }) => book, formatWhole),
  numberColumn('freight', 'Freight $/day', ({ freight }) => freight, formatWhole),
  { id: 'bases', header: 'Bases', value: ({ bases }) => listCell(bases.map(baseName)) },
]
