import { describe, expect, test } from 'vitest'
import type { CxData } from '../../game/cx.ts'
import { BAD_EXCHANGE_CODE } from '../../market/exchange-code.ts'
import { CX_CSV_HEADING, cxCsvRows, planetsInCsv, readCxCsv } from './cx-csv.ts'

const KNOWN = { tickers: new Set(['DW', 'RAT', 'H2O']), planets: new Set(['VH-331a']) }
const EMPTY: CxData = {
  name: 'Prices',
  cx_empire: [],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
const FULL: CxData = {
  name: 'Prices',
  cx_empire: [
    { type: 'BUY', exchange: 'NC1_BUY', instead: ['PP7D_NC1', 'MM'] },
    { type: 'SELL', exchange: 'NC1_SELL' },
  ],
  cx_planets: [{ planet: 'VH-331a', preferences: [{ type: 'BOTH', exchange: 'PP7D_UNIVERSE' }] }],
  ticker_empire: [{ ticker: 'RAT', type: 'BUY', value: 0 }],
  ticker_planets: [
    { planet: 'VH-331a', preferences: [{ ticker: 'DW', type: 'BOTH', value: 72.5, last: true }] },
  ],
}
const HEADING = CX_CSV_HEADING.join(',')
const sheet = (...rows: string[]) => [HEADING, ...rows].join('\r\n')
const problemsOf = (text: string, cx = EMPTY, mode: 'replace' | 'add' = 'replace') => {
  const read = readCxCsv(text, cx, KNOWN, mode)
  return read.ok ? [] : read.problems.map(({ row, text: why }) => `${row}: ${why}`)
}

describe('preferences as a sheet', () => {
  test('what is written is read back, zero included', () => {
    const rows = cxCsvRows(FULL).map((cells) => cells.map((cell) => cell ?? '').join(','))
    expect(rows).toContain(',RAT,BUY,,0,')
    expect(rows).toContain(',,BUY,NC1_BUY,,PP7D_NC1 MM')
    expect(rows).toContain('VH-331a,DW,BOTH,,72.5,LAST')
    const read = readCxCsv(sheet(...rows), { ...EMPTY, name: 'Prices' }, KNOWN, 'replace')
    expect(read).toEqual({ ok: true, cx: FULL, preferences: 5 })
  })

  test('steps that no exchange has, and words beside a value that mean nothing, are named', () => {
    const rows = [',,BUY,AI1_BUY,,PP7D_AI1 XX1_BUY', ',DW,SELL,,5,MM', ',,SELL,AI1_SELL,,']
    const found = problemsOf(sheet(...rows))
    expect(found).toHaveLength(2)
    expect(found[0]).toMatch(/^2: .*XX1/)
    expect(found[1]).toBe('3: INSTEAD MM: beside a VALUE it is LAST or empty.')
  })

  test('other separators, orders, cases and decimal commas', () => {
    const text =
      '\ufeffvalue;type;ticker;exchange;planet\n12,5;buy;dw;;\n\n;sell;;ai1_sell;VH-331a\n'
    expect(readCxCsv(text, EMPTY, KNOWN, 'replace')).toMatchObject({
      ok: true,
      cx: {
        ticker_empire: [{ ticker: 'DW', type: 'BUY', value: 12.5 }],
        cx_planets: [{ planet: 'VH-331a', preferences: [{ type: 'SELL', exchange: 'AI1_SELL' }] }],
      },
    })
    expect(planetsInCsv(text)).toEqual(['VH-331a'])
  })

  test('a sheet of PRUNplanner: its headings, its names of exchanges, its word for everywhere', () => {
    const text = [
      'Location;Type;CX;Ticker;Price',
      'Empire;BUY;AI1_ASK;;',
      ';SELL;AI1_BID;;',
      'VH-331a;BOTH;UNIVERSE_30D;;',
      'Empire;BUY;;RAT;12,5',
      'VH-331a;SELL;-;DW;72.5',
    ].join('\n')
    expect(planetsInCsv(text)).toEqual(['VH-331a'])
    expect(readCxCsv(text, EMPTY, KNOWN, 'replace')).toEqual({
      ok: true,
      preferences: 5,
      cx: {
        name: 'Prices',
        cx_empire: [
          { type: 'BUY', exchange: 'AI1_BUY' },
          { type: 'SELL', exchange: 'AI1_SELL' },
        ],
        cx_planets: [
          { planet: 'VH-331a', preferences: [{ type: 'BOTH', exchange: 'PP30D_UNIVERSE' }] },
        ],
        ticker_empire: [{ ticker: 'RAT', type: 'BUY', value: 12.5 }],
        ticker_planets: [
          { planet: 'VH-331a', preferences: [{ ticker: 'DW', type: 'SELL', value: 72.5 }] },
        ],
      },
    })
    expect(problemsOf('Location;Type;CX;Ticker;Price\n;BUY;MOON_7D;;')).toHaveLength(1)
  })

  test('adding replaces what the sheet speaks of and keeps the rest', () => {
    const read = readCxCsv(sheet('VH-331a,DW,BUY,,10', ',H2O,BOTH,,3'), FULL, KNOWN, 'add')
    expect(read).toMatchObject({
      ok: true,
      cx: {
        cx_empire: FULL.cx_empire,
        ticker_empire: [...FULL.ticker_empire, { ticker: 'H2O', type: 'BOTH', value: 3 }],
        ticker_planets: [
          { planet: 'VH-331a', preferences: [{ ticker: 'DW', type: 'BUY', value: 10 }] },
        ],
      },
    })
  })

  test('every bad row is named with its number and its reason', () => {
    const text = sheet(
      ',DW,BUY,,1',
      ',XYZ,BUY,,1',
      ',DW,HOLD,,1',
      ',RAT,BUY,,cheap',
      ',RAT,BUY,,-1',
      ',,BUY,AI1BUY,',
      ',,BUY,XX1_BUY,',
      'NO-000x,DW,BUY,,1',
      ',DW,BOTH,,2',
      ',H2O,SELL,AI1_BUY,3',
      ',H2O,SELL,,',
    )
    expect(problemsOf(text)).toEqual([
      '3: Material XYZ not available.',
      '4: TYPE HOLD is none of BUY, SELL and BOTH.',
      '5: VALUE cheap is not a number.',
      '6: VALUE -1: Number must be 0 or positive',
      `7: ${BAD_EXCHANGE_CODE}`,
      '8: EXCHANGE XX1_BUY is unknown.',
      '9: Planet NO-000x not available.',
      '10: BOTH speaks for buying and selling: remove the BUY preference for DW in the empire first.',
      '11: A row has either an EXCHANGE, or a TICKER and a VALUE.',
      '12: VALUE is missing for H2O.',
    ])
  })

  test.each([
    ['', '1: The file is empty.'],
    ['"PLANET', '1: A quotation mark is opened and never closed.'],
    [
      'PLANET,TICKER,TYPE',
      '1: The heading needs the columns PLANET, TICKER, TYPE, EXCHANGE, VALUE; EXCHANGE and VALUE are missing.',
    ],
  ])('%j is no such sheet', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })
})
