import { RankedBars } from '../ui/chart/RankedBars.tsx'
import { BandBar } from '../ui/figure/BandBar.tsx'
import { CapacityBar } from '../ui/figure/CapacityBar.tsx'
import { Explained } from '../ui/figure/explain/Explained.tsx'
import { ExplainProvider } from '../ui/figure/explain/ExplainProvider.tsx'
import type { ExplainSource } from '../ui/figure/explain/explain-source.ts'
import { TermTree } from '../ui/figure/explain/TermTree.tsx'
import type { TermNode } from '../ui/figure/explain/term-node.ts'
import { Figure } from '../ui/figure/Figure.tsx'
import { Progress } from '../ui/layout/Progress.tsx'
import { MaterialSourceProvider } from '../ui/material/MaterialSourceProvider.tsx'
import { MaterialTile } from '../ui/material/MaterialTile.tsx'
import type { MarketQuote, MaterialFacts, MaterialSource } from '../ui/material/material-source.ts'
import { Specimen, State } from './Specimen.tsx'
import { levelAt, SAMPLE_PROFIT } from './sample-terms.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 0, 1, 12)
const updatedAt = ({ origin }: TermNode) =>
  origin?.kind === 'price' && origin.row?.listed ? NOW - 3 * HOUR : undefined

const SOURCE: ExplainSource = {
  async load(_figure, path, signal) {
    signal.throwIfAborted()
    return levelAt(SAMPLE_PROFIT, path)
  },
  updatedAt,
}
const neverLoads = () => new Promise<TermNode>(() => undefined)
const failsToLoad = () => Promise.reject(new Error('This sample level is never there'))

const RATIONS: MaterialFacts = {
  ticker: 'RAT',
  name: 'rations',
  category: 'consumables (basic)',
  weight: 0.21,
  volume: 0.1,
}
const QUOTES = ['AI1', 'CI1', 'CI2', 'IC1', 'NC1', 'NC2'].map(
  (exchange, index): MarketQuote => ({
    exchange,
    ask: index === 2 ? null : 118 + 2 * index,
    bid: index === 2 ? null : 110 + 2 * index,
    average: 114 + 2 * index,
    supply: 7400 * index,
    demand: 12_000 - 2000 * index,
    tradedPerDay: 40 * index,
  }),
)
const MATERIALS: MaterialSource = {
  facts: (ticker) => (ticker === 'RAT' ? RATIONS : undefined),
  loadOverview: async () => ({ quotes: QUOTES }),
  open: () => undefined,
}

const PROFITS = [
  { label: 'Promitor Farm v2 with a name that is long', value: 26_078.2 },
  { label: 'Katoa', value: -4210 },
  { label: 'Deimos', value: Number.NaN },
  { label: 'Umbra', value: 0 },
]

export function FigureSection() {
  return (
    <>
      <Specimen name="Derivations">
        <State name="of a figure">
          <ExplainProvider source={SOURCE}>
            <Explained figure={{ of: 'profit' }} label="profit">
              <Figure value={SAMPLE_PROFIT.value} unit="$/day" />
            </Explained>
          </ExplainProvider>
        </State>
        <State name="whole" width="wide">
          <TermTree root={SAMPLE_PROFIT} updatedAt={updatedAt} now={NOW} />
        </State>
        <State name="a level that loads" width="wide">
          <TermTree root={levelAt(SAMPLE_PROFIT, [])} loadLevel={neverLoads} now={NOW} />
        </State>
        <State name="a level that fails" width="wide">
          <TermTree root={levelAt(SAMPLE_PROFIT, [])} loadLevel={failsToLoad} now={NOW} />
        </State>
      </Specimen>
      <Specimen name="Materials and bars">
        <State name="material">
          <MaterialSourceProvider source={MATERIALS}>
            <MaterialTile ticker="RAT" />
            <MaterialTile ticker="RAT" amount={12} fill={0.1} />
            <MaterialTile ticker="RAT" amount={60} fill={0.6} />
            <MaterialTile ticker="XYZ" amount={null} />
          </MaterialSourceProvider>
        </State>
        <State name="area" width="narrow">
          <CapacityBar label="Area" used={363} capacity={750} />
          <CapacityBar label="Area" used={780} capacity={750} />
          <CapacityBar label="Area" used={0} capacity={0} />
        </State>
        <State name="not counted yet" width="wide">
          <Progress label="Loading planets" done={12} />
        </State>
        <State name="still narrowing" width="wide">
          <BandBar label="Best profit" low={24_000} high={32_000} most={36_000} unit="$/day" />
        </State>
        <State name="gains and losses" width="wide">
          <RankedBars label="Profit of plans" barLabel="Plan" valueLabel="Profit" bars={PROFITS} />
        </State>
      </Specimen>
    </>
  )
}
