import { expect, test } from 'vitest'
import type { CxData } from '../../../engine/game/cx.ts'
import { buyingExchange } from './use-flights.ts'

const cxOf = (exchange: 'AI1_BUY' | 'IC1_BUY' | 'PP30D_UNIVERSE'): CxData => ({
  name: 'by hand',
  cx_empire: [{ type: 'BUY', exchange }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
})

test('ships begin where the plans buy, where most of them do', () => {
  const bases = [
    { planet: 'VH-331a', cx: cxOf('IC1_BUY') },
    { planet: 'ZV-307c', cx: cxOf('AI1_BUY') },
    { planet: 'ZV-307d', cx: cxOf('AI1_BUY') },
  ]
  expect(buyingExchange(bases, 'Benten Station Warehouse')).toBe('AI1')
})

test('a planet with an exchange of its own buys there', () => {
  const own = [{ planet: 'VH-331a', preferences: cxOf('IC1_BUY').cx_empire }]
  const bases = [{ planet: 'VH-331a', cx: { ...cxOf('AI1_BUY'), cx_planets: own } }]
  expect(buyingExchange(bases, 'Benten Station Warehouse')).toBe('IC1')
})

test('without an exchange the preference counts, and at last NC1', () => {
  const bases = [
    { planet: 'VH-331a', cx: cxOf('PP30D_UNIVERSE') },
    { planet: 'ZV-307c', cx: null },
  ]
  expect(buyingExchange(bases, 'Benten Station Warehouse')).toBe('CI1')
  expect(buyingExchange(bases, 'Configure on Execution')).toBe('NC1')
})
