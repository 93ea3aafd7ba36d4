import { describe, expect, test } from 'vitest'
import { jsonLog } from '../../node/log.ts'
import { csvResponse } from './csv-response.ts'
import { flowSheet } from './flow-sheet.ts'
import { csvLine, csvLines } from './line.ts'

describe('a line', () => {
  test.each([
    ['plain cells', ['a', 1, null, 'b'], 'a,1,,b\r\n'],
    ['a comma', ['a,b'], '"a,b"\r\n'],
    ['quotes', ['a "b"'], '"a ""b"""\r\n'],
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
    'a,=1',
  ])('shows %j instead of running it', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  })

  test('guards every part that a spreadsheet might split off', () => {
    expect(csvLine(["a;=cmd|' /C calc'!A0;"])).toBe(`"'a;'=cmd|' /C calc'!A0;"\r\n`)
    expect(csvLine(['a, =1'])).toBe(`"'a, '=1"\r\n`)
  })

  test.each(['\r\n', '\r', '\n', '\t', '\u2028', '\v', '\0'])('stays one cell over %j', (end) => {
    expect(csvLine([`a${end}=1`])).toBe('a =1\r\n')
    expect(csvLine([`${end}=1`])).toBe("' =1\r\n")
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

type Flow = [ticker: string, input: number, output: number]
const flowOf = (...flow: Flow[]) =>
  flow.map(([ticker, input, output]) => ({ ticker, input, output }))
const PLAN = { planetNaturalId: 'OT-580b', planUuid: 'uuid', planName: 'Food' }

describe('the material flow', () => {
  const storage = {
    planets: { 'OT-580b': { StorageItems: [{ MaterialTicker: 'RAT', MaterialAmount: 30 }] } },
    warehouses: {},
    ships: {},
    last_modified: '2026-01-01T00:00:00Z',
  } as never
  const lines = async (known: never | null, flow: Flow[], plan = {}) => {
    let sheet = ''
    for await (const part of flowSheet([{ ...PLAN, ...plan, flow: flowOf(...flow) }], known))
      sheet += part
    return sheet.split('\r\n').slice(1, -1)
  }

  test('burns for as many days as the stock on that planet lasts', async () => {
    expect(await lines(storage, [['RAT', 4, 1]])).toEqual(['OT-580b,uuid,RAT,4,1,-3,30,10,Food'])
  })
  test('burns nothing that is made or kept', async () => {
    expect(await lines(storage, [['RAT', 0, 2]])).toEqual(['OT-580b,uuid,RAT,0,2,2,30,,Food'])
    expect(await lines(storage, [['RAT', 2, 2]])).toEqual(['OT-580b,uuid,RAT,2,2,0,30,,Food'])
  })
  test('says nothing of an end that never comes', async () => {
    expect(await lines(storage, [['RAT', 1e-17, 0]])).toEqual([
      'OT-580b,uuid,RAT,1e-17,0,-1e-17,30,,Food',
    ])
  })
  test('is used up where the planet has none of it', async () => {
    expect(await lines(storage, [['RAT', 1, 0]], { planetNaturalId: 'X' })).toEqual([
      'X,uuid,RAT,1,0,-1,0,0,Food',
    ])
  })
  test('tells no stock of people without game data', async () => {
    expect(await lines(null, [['RAT', 1, 0]])).toEqual(['OT-580b,uuid,RAT,1,0,-1,,,Food'])
  })
  test('shows what spreadsheets would run or split', async () => {
    expect(await lines(storage, [['=A1', 0.5, 0.1 + 0.2]], { planName: 'a,"b"' })).toEqual([
      `OT-580b,uuid,'=A1,0.5,0.30000000000000004,-0.19999999999999996,0,0,"a,""b"""`,
    ])
  })
})

test('a sheet is read while it is written, and not before', async () => {
  let read = 0
  function* plans() {
    for (; read < 100_000; read++) yield { ...PLAN, flow: flowOf([`T${read}`, 1, 0]) }
  }
  const writing = {
    ports: { log: jsonLog('off') },
    schedule: <T>(work: () => Promise<T>) => work(),
  }
  const response = await csvResponse(writing, flowSheet(plans(), null))
  const reader = response.body!.getReader()
  const first = new TextDecoder().decode((await reader.read()).value)
  expect(first.split('\r\n').slice(0, 3)).toEqual([
    'PLANET,PLAN,TICKER,INPUT,OUTPUT,DELTA,STORAGE,BURN,PLAN_NAME',
    'OT-580b,uuid,T0,1,0,-1,,,Food',
    'OT-580b,uuid,T1,1,0,-1,,,Food',
  ])
  expect(read).toBeLessThan(10_000)
  await reader.cancel()
})
