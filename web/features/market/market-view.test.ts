import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { MarketParams } from './market-params.ts'
import {
  type MarketView,
  marketParams,
  marketPeriod,
  marketViewOf,
  pairsOf,
} from './market-view.ts'

const view: fc.Arbitrary<MarketView> = fc
  .record({
    tickers: fc.uniqueArray(fc.constantFrom('RAT', 'DW', 'H2O', 'O', 'C'), {
      minLength: 1,
      maxLength: 5,
    }),
    exchanges: fc.subarray([...EXCHANGES], { minLength: 1 }),
    unit: fc.constantFrom('day', 'week', 'month'),
    backDays: fc.constantFrom(30, 90, 365, 1095),
    stretch: fc.option(fc.constantFrom(['2025-03-01', '2025-04-01'] as const)),
  })
  .map(({ stretch, unit, ...rest }) => ({
    ...rest,
    unit: unit as MarketView['unit'],
    since: stretch?.[0] ?? null,
    until: stretch?.[1] ?? null,
  }))

test('an address gives back every view it was made of', () => {
  fc.assert(
    fc.property(view, ({ since, until, ...rest }) => {
      const params = { ...marketParams(rest), ...marketParams({ since, until }) }
      const address = JSON.parse(JSON.stringify(params))
      expect(marketViewOf(v.parse(MarketParams, address))).toEqual({ since, until, ...rest })
    }),
  )
})

test('what cannot be understood counts as absent', () => {
  const params = v.parse(MarketParams, {
    tickers: 'DROP TABLE,DW',
    exchanges: 'XX1,CI1',
    by: 'year',
    back: 7,
    since: '2025-05-01',
    until: '2025-04-01',
  })
  expect(marketViewOf(params)).toMatchObject({
    tickers: ['DW'],
    exchanges: ['AI1'],
    unit: 'day',
    backDays: 90,
    since: null,
  })
})

test('the period ends today and has as many days as asked', () => {
  expect(marketPeriod({ backDays: 30 }, Date.UTC(2025, 2, 30, 23, 59))).toEqual({
    start: '2025-03-01',
    end: '2025-03-30',
  })
})

test('no more lines than there are colours', () => {
  const all = marketViewOf({ tickers: 'A,B,C', exchanges: EXCHANGES.join() } as MarketParams)
  expect(pairsOf(all)).toHaveLength(8)
})

test('with the last material or exchange taken away the address is that of an untouched screen', () => {
  expect(marketParams({ tickers: [], exchanges: [] })).toEqual({
    tickers: undefined,
    exchanges: undefined,
  })
})
