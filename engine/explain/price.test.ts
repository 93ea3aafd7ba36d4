import { describe, expect, test } from 'vitest'
import { worldOf2025 } from '../../scripts/stage/world.ts'
import { NO_PREFERENCES } from '../../tests/engine/tiny.ts'
import type { CxData } from '../game/cx.ts'
import { resolvePrices } from '../market/prices.ts'
import { priceTerm } from './price.ts'

const PLANET = 'VH-331a'
const buying = (cx: CxData | null, ticker = 'DW') =>
  priceTerm(worldOf2025, resolvePrices(worldOf2025, cx, PLANET), ticker, 'BUY')

describe('the explanation of a price names what decided', () => {
  test('no preferences', () => {
    expect(buying(null).formula).toBe('no preferences: PriceAverage of DW.PP30D_UNIVERSE')
  })
  test('preferences that do not speak for it', () => {
    expect(buying(NO_PREFERENCES).formula).toBe('fallback: PriceAverage of DW.PP30D_UNIVERSE')
  })
  test('an exchange of the empire, with the row and the price that were read', () => {
    const term = buying({ ...NO_PREFERENCES, cx_empire: [{ type: 'BOTH', exchange: 'IC1_BUY' }] })
    expect(term.formula).toBe('empire exchange preference IC1_BUY: Ask of DW.IC1')
    expect(term.origin).toMatchObject({
      kind: 'price',
      level: 'empire exchange',
      row: { tickerId: 'DW.IC1', field: 'Ask', listed: true },
    })
  })
  test('a ticker on the planet before everything else', () => {
    const term = buying({
      ...NO_PREFERENCES,
      cx_empire: [{ type: 'BOTH', exchange: 'IC1_BUY' }],
      ticker_planets: [{ planet: PLANET, preferences: [{ ticker: 'DW', type: 'BUY', value: 0 }] }],
    })
    expect(term).toMatchObject({ value: 0, formula: 'planet ticker preference for DW' })
  })
  test('a missing row', () => {
    expect(buying(NO_PREFERENCES, 'CMK')).toMatchObject({
      value: 0,
      formula:
        'fallback: Exchange data for ticker CMK not found. Ensure game data is loaded and ticker is valid.',
    })
  })
})
