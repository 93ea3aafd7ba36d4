import { expect, test } from 'vitest'
import { volumeGapsInWords } from './volume-words.ts'

const gap = { exchange: 'CI2', side: 'SELL', priced: 57, ofBook: 0, unlimited: 0 } as const

test('says what counts instead of a volume that is not known, once for each exchange', () => {
  expect(
    volumeGapsInWords([
      { ...gap, ofBook: 57 },
      { ...gap, side: 'BUY', priced: 3, ofBook: 2, unlimited: 1 },
      { ...gap, exchange: 'UNIVERSE', unlimited: 57 },
    ]),
  ).toEqual([
    "Units traded a day at CI2 are not on record: of 57 goods to sell 5% of the order book counts as a day's trade; of 2 goods to buy 5% of the order book counts as a day's trade; 1 good to buy has no limit, since its book is not known either. Prices of AI1, CI1, IC1 or NC1 are limited by recorded trade.",
    'Units traded a day at all exchanges together are not on record: 57 goods to sell have no limit, since their book is not known either. Prices of AI1, CI1, IC1 or NC1 are limited by recorded trade.',
  ])
})

test('an exchange without a price for anything is named, with what helps', () => {
  expect(
    volumeGapsInWords([
      { ...gap, priced: 0 },
      { ...gap, side: 'BUY', priced: 0 },
    ]),
  ).toEqual([
    'No good has a price to sell or buy at CI2: choose another exchange, or add steps for missing prices to the CX.',
  ])
})
