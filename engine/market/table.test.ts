import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../scripts/stage/world.ts'
import { marketTable } from './table.ts'

const { exchanges, materials } = await loadStarterGameData()
const row = (ticker: string, code: string) =>
  exchanges.find(({ TickerId }) => TickerId === `${ticker}.${code}`)

test('a line is what the rows of the exchange say', () => {
  const ask = row('RAT', 'IC1')?.Ask ?? 0
  const bid = row('RAT', 'IC1')?.Bid ?? 0
  const week = row('RAT', 'PP7D_IC1')
  const month = row('RAT', 'PP30D_IC1')?.PriceAverage ?? 0
  expect(ask).toBeGreaterThan(0)
  expect(marketTable(world, 'IC1').find(({ ticker }) => ticker === 'RAT')).toMatchObject({
    ask,
    bid,
    spread: (ask - bid) / ask,
    last: row('RAT', 'IC1')?.PriceAverage,
    week: week?.PriceAverage,
    month,
    change: (week?.PriceAverage ?? 0) / month - 1,
    tradedPerDay: (row('RAT', 'PP30D_IC1')?.Traded ?? 0) / 30,
    offersOf: '2026-03-27',
    averagesOf: '2026-03-08',
  })
})

test.each(['AI1', 'CI2', 'UNIVERSE', 'XX9'])(
  'every material has a line on %s, and no figure is NaN',
  (code) => {
    const lines = marketTable(world, code)
    expect(lines).toHaveLength(materials.length)
    for (const line of lines) {
      const figures = Object.values(line).filter((value) => typeof value === 'number')
      expect(figures.every(Number.isFinite), line.ticker).toBe(true)
    }
  },
)

test('all exchanges together have averages but no offers', () => {
  const line = marketTable(world, 'UNIVERSE').find(({ ticker }) => ticker === 'RAT')
  expect(line).toMatchObject({ ask: null, bid: null, spread: null })
  expect(line?.month).toBeGreaterThan(0)
})
