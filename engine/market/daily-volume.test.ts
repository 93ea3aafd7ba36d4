import { describe, expect, test } from 'vitest'
import { askAndBid, world } from '../../scripts/stage/world.ts'
import { exchangeRow, tinyData } from '../../tests/engine/tiny.ts'
import { CLASSIC } from '../game/constants/rules.ts'
import type { ExchangeRow } from '../game/gamedata.ts'
import { compileUniverse } from '../universe/universe.ts'
import { BOOK_TRADED_A_DAY, dailyVolumeOf, shareOfVolume } from './daily-volume.ts'
import { volumeGaps } from './volume-gaps.ts'

const cx = askAndBid('CI2')
const grainWith = (...rows: readonly ExchangeRow[]) => {
  const universe = compileUniverse({ ...tinyData, exchanges: [...rows] })
  const { sold, bought } = dailyVolumeOf(universe, cx, null)
  const grain = universe.materials.indexOf.get('GRN')!
  return { sells: sold[grain], buys: bought[grain], gaps: volumeGaps(universe, cx, null, CLASSIC) }
}
const offers = { ...exchangeRow('GRN', 'CI2', { Ask: 12, Bid: 9 }), Supply: 400, Demand: 1000 }
const month = (Traded: number | null) => ({ ...exchangeRow('GRN', 'PP30D_CI2', {}), Traded })
const water = { ...exchangeRow('H2O', 'PP30D_CI2', {}), Traded: 60 }

describe('the daily volume of a good', () => {
  test('is what was traded, where there is a record', () => {
    expect(grainWith(offers, month(300))).toMatchObject({ sells: 10, buys: 10, gaps: [] })
  })

  test('is 0 where the record has no trade of it', () => {
    expect(grainWith(offers, month(0), water)).toMatchObject({ sells: 0, buys: 0, gaps: [] })
  })

  test('is a part of the order book where nobody keeps a record', () => {
    const gap = { exchange: 'CI2', priced: 1, ofBook: 1, unlimited: 0 }
    const ofBook = {
      sells: 1000 * BOOK_TRADED_A_DAY,
      buys: 400 * BOOK_TRADED_A_DAY,
      gaps: [
        { ...gap, side: 'SELL' },
        { ...gap, side: 'BUY' },
      ],
    }
    expect(grainWith(offers)).toEqual(ofBook)
    expect(grainWith(offers, month(null))).toEqual(ofBook)
    // Lists of 2025 hold a 0 for every good of CI2, where nobody counted.
    expect(grainWith(offers, month(0))).toEqual(ofBook)
  })

  test('limits nothing where the book is not known either', () => {
    const { sells, buys, gaps } = grainWith({ ...offers, Supply: null, Demand: null })
    expect([sells, buys]).toEqual([Infinity, Infinity])
    expect(gaps.map(({ unlimited }) => unlimited)).toEqual([1, 1])
    expect([shareOfVolume(5, Infinity), shareOfVolume(5, 0), shareOfVolume(0, 0)]).toEqual([
      Number.NaN,
      Infinity,
      0,
    ])
  })

  test('names an exchange without any price', () => {
    const { gaps } = grainWith()
    expect(gaps.map(({ priced, unlimited }) => [priced, unlimited])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

test('in the starter CI2 and NC2 have books and no record, the others a record of every good', () => {
  for (const exchange of ['AI1', 'CI1', 'IC1', 'NC1'] as const) {
    expect(volumeGaps(world, askAndBid(exchange), null, CLASSIC)).toEqual([])
  }
  expect(volumeGaps(world, null, null, CLASSIC)).toEqual([])
  for (const exchange of ['CI2', 'NC2'] as const) {
    const gaps = volumeGaps(world, askAndBid(exchange), null, CLASSIC)
    expect(gaps.map(({ side }) => side)).toEqual(['SELL', 'BUY'])
    for (const { priced, ofBook, unlimited } of gaps) {
      expect(ofBook).toBeGreaterThan(50)
      expect([ofBook, unlimited]).toEqual([priced, 0])
    }
  }
})
