import { describe, expect, test } from 'vitest'
import { turnsOf } from '../http/turns.ts'
import { jsonLog } from '../node/log.ts'
import { csvLine, csvLines } from './line.ts'
import { csvResponse } from './stream.ts'
import { MATERIAL_IO_TABLE, withStock } from './tables.ts'

describe('a line', () => {
  test.each([
    ['plain cells', ['a', 1, null, 'b'], 'a,1,,b\r\n'],
    ['a comma', ['a,b'], '"a,b"\r\n'],
    ['quotes', ['a "b"'], '"a ""b"""\r\n'],
    ['line breaks', ['a\r\nb'], '"a\r\nb"\r\n'],
    ['numbers as they are', [-3, 0.1 + 0.2, 1e21], '-3,0.30000000000000004,1e+21\r\n'],
  ])('keeps %s', (_, cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    '\r=1',
    '|calc',
    "a;=cmd|' /C calc'!A0;",
    'a\t+1',
  ])('shows %j instead of running it', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  })

  test('guards every part that a spreadsheet might split off', () => {
    expect(csvLine(["a;=cmd|' /C calc'!A0;"])).toBe(`"'a;'=cmd|' /C calc'!A0;"\r\n`)
    expect(csvLine(['a\t =1'])).toBe(`"'a\t '=1"\r\n`)
  })

  test('leaves text alone that no spreadsheet runs', () => {
    expect(csvLine(['Montem - food', 'a=b', 'OT-580b'])).toBe('Montem - food,a=b,OT-580b\r\n')
  })
})

test('a text that comes again looks as it did the first time', () => {
  const lineOf = csvLines([([name]: [string, number]) => name, ([, n]) => n || null])
  const lines = (name: string) => [lineOf([name, 0]), lineOf([name, 1])]
  expect(lines('=1')).toEqual(["'=1,\r\n", "'=1,1\r\n"])
  expect(lines('')).toEqual([',\r\n', ',1\r\n'])
  for (let n = 0; n < 3000; n++) expect(lineOf([`T${n}`, n])).toBe(`T${n},${n || ''}\r\n`)
  expect(lines('a,b')).toEqual(['"a,b",\r\n', '"a,b",1\r\n'])
})

describe('the material flow', () => {
  const flow = {
    planetNaturalId: 'OT-580b',
    planUuid: 'uuid',
    planName: 'Food',
    ticker: 'RAT',
    input: 0,
    output: 0,
  }
  const storage = {
    planets: { 'OT-580b': { StorageItems: [{ MaterialTicker: 'RAT', MaterialAmount: 30 }] } },
    warehouses: {},
    ships: {},
    last_modified: '2026-01-01T00:00:00Z',
  } as never
  const line = async (row: typeof flow, known: never | null) => {
    const { value } = await withStock([[row]], known).next()
    return csvLine(Object.values(MATERIAL_IO_TABLE).map((cell) => cell(value![0]!)))
  }

  test('burns for as many days as the stock on that planet lasts', async () => {
    expect(await line({ ...flow, input: 4, output: 1 }, storage)).toBe(
      'OT-580b,uuid,RAT,4,1,-3,30,10,Food\r\n',
    )
  })
  test('burns nothing that is made or kept', async () => {
    expect(await line({ ...flow, output: 2 }, storage)).toBe('OT-580b,uuid,RAT,0,2,2,30,,Food\r\n')
  })
  test('is used up where the planet has none of it', async () => {
    expect(await line({ ...flow, planetNaturalId: 'X', input: 1 }, storage)).toBe(
      'X,uuid,RAT,1,0,-1,0,0,Food\r\n',
    )
  })
  test('tells no stock of people without game data', async () => {
    expect(await line({ ...flow, input: 1 }, null)).toBe('OT-580b,uuid,RAT,1,0,-1,,,Food\r\n')
  })
})

test('a sheet is read while it is written, and not before', async () => {
  let read = 0
  function* records() {
    for (; read < 100_000; read++) yield [{ ticker: `T${read}` }]
  }
  const table = { TICKER: (row: { ticker: string }) => row.ticker }
  const writing = { ports: { log: jsonLog('off') }, inTurn: turnsOf(undefined, 'me') }
  const response = await csvResponse(writing, table, records())
  const reader = response.body!.getReader()
  const first = new TextDecoder().decode((await reader.read()).value)
  expect(first.startsWith('TICKER\r\nT0\r\nT1\r\n')).toBe(true)
  expect(read).toBeLessThan(10_000)
  await reader.cancel()
})
