import { useMemo, useState } from 'react'
import { MaterialDrawer } from '../features/material/MaterialDrawer.tsx'
import { Sparkline } from '../ui/chart/Sparkline.tsx'
import { CATEGORY_HUES, expertiseColour, workforceColour } from '../ui/colours.ts'
import { MaterialSourceProvider } from '../ui/material/MaterialSourceProvider.tsx'
import { MaterialTile } from '../ui/material/MaterialTile.tsx'
import type { MarketQuote, MaterialFacts } from '../ui/material/material-source.ts'
import { Specimen, State } from './Specimen.tsx'
import { Swatch } from './Swatch.tsx'
import { SAMPLE_CANDLES } from './samples.ts'

const FACTS: MaterialFacts[] = [
  { ticker: 'RAT', name: 'rations', category: 'consumables (basic)', weight: 0.21, volume: 0.1 },
  {
    ticker: 'COF',
    name: 'caffeinatedBeans',
    category: 'consumables (luxury)',
    weight: 0.1,
    volume: 0.1,
  },
  {
    ticker: 'MCG',
    name: 'mineralConstructionGranulate',
    category: 'construction materials',
    weight: 0.24,
    volume: 0.1,
  },
  { ticker: 'FE', name: 'iron', category: 'metals', weight: 7.874, volume: 1 },
]
const QUOTES: MarketQuote[] = [
  {
    exchange: 'AI1',
    ask: 128,
    bid: 121.5,
    average: 124.62,
    supply: 18_204,
    demand: 9120,
    tradedPerDay: 40,
  },
  {
    exchange: 'CI1',
    ask: 131.2,
    bid: 118,
    average: 125.9,
    supply: 7400,
    demand: 12_000,
    tradedPerDay: 2400.5,
  },
  { exchange: 'CI2', ask: null, bid: null, average: 140, supply: 0, demand: 0, tradedPerDay: 80 },
  {
    exchange: 'IC1',
    ask: 119.99,
    bid: 112,
    average: 117.08,
    supply: 31_950,
    demand: 880,
    tradedPerDay: 120,
  },
  {
    exchange: 'NC1',
    ask: 122,
    bid: 117,
    average: 119.4,
    supply: 40_112,
    demand: 21_500,
    tradedPerDay: 0,
  },
  {
    exchange: 'NC2',
    ask: null,
    bid: 90,
    average: 101.3,
    supply: 0,
    demand: 400,
    tradedPerDay: 160,
  },
]
const TREND = SAMPLE_CANDLES.map((candle) => candle.close)
const EXCHANGES = ['AI1', 'CI1', 'IC1', 'NC1']
const loadWeek = async () => ({ days: [], exchanges: [], isMadeUp: true })
const EXPERTISE = ['AGRICULTURE', 'CHEMISTRY', 'CONSTRUCTION', 'ELECTRONICS', 'FOOD_INDUSTRIES']
const MORE_EXPERTISE = ['FUEL_REFINING', 'MANUFACTURING', 'METALLURGY', 'RESOURCE_EXTRACTION']
const WORKFORCE = ['Pioneers', 'Settlers', 'Technicians', 'Engineers', 'Scientists']

const soon = <Value,>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), 300))

async function loadHistory(exchange: string) {
  if (exchange === 'IC1') throw new Error('This sample exchange is always closed')
  return soon(exchange === 'CI1' ? [] : SAMPLE_CANDLES)
}

export function MaterialSection() {
  const [opened, setOpened] = useState<string | null>(null)
  const source = useMemo(
    () => ({
      facts: (ticker: string) => FACTS.find((material) => material.ticker === ticker),
      loadOverview: (ticker: string) => soon(ticker === 'FE' ? null : { quotes: QUOTES }),
      open: setOpened,
    }),
    [],
  )
  return (
    <>
      <MaterialSourceProvider source={source}>
        <Specimen name="MaterialTile" note="hover for the overview, press for the drawer">
          <State name="ticker">
            <MaterialTile ticker="RAT" />
            <MaterialTile ticker="MCG" />
          </State>
          <State name="amount">
            <MaterialTile ticker="RAT" amount={1250} />
            <MaterialTile ticker="COF" amount={0.5} />
            <MaterialTile ticker="FE" amount={-12} />
          </State>
          <State name="fill bands">
            <MaterialTile ticker="RAT" amount={12} fill={0.1} />
            <MaterialTile ticker="RAT" amount={40} fill={0.4} />
            <MaterialTile ticker="RAT" amount={60} fill={0.6} />
            <MaterialTile ticker="RAT" amount={100} fill={1.4} />
          </State>
          <State name="no overview (fails)">
            <MaterialTile ticker="FE" amount={1} />
          </State>
          <State name="unknown">
            <MaterialTile ticker="XYZ" amount={null} />
          </State>
          <State name="sparkline">
            <Sparkline label="RAT on AI1" values={TREND} width={120} />
            <Sparkline label="RAT on AI1" values={TREND.toReversed()} width={120} />
          </State>
        </Specimen>
      </MaterialSourceProvider>
      <Specimen name="Category, expertise and workforce colours">
        {Object.keys(CATEGORY_HUES).map((category) => (
          <State key={category} name={category}>
            <MaterialTile ticker="ABC" amount={10} category={category} />
          </State>
        ))}
        <State name="expertise">
          {[...EXPERTISE, ...MORE_EXPERTISE].map((name) => (
            <Swatch key={name} colours={expertiseColour(name)}>
              {name}
            </Swatch>
          ))}
        </State>
        <State name="workforce">
          {WORKFORCE.map((name) => (
            <Swatch key={name} colours={workforceColour(name)}>
              {name}
            </Swatch>
          ))}
        </State>
      </Specimen>
      <MaterialDrawer
        material={FACTS.find((material) => material.ticker === opened) ?? null}
        onClose={() => setOpened(null)}
        quotes={QUOTES}
        exchanges={EXCHANGES}
        loadHistory={loadHistory}
        loadWeek={loadWeek}
      />
    </>
  )
}
