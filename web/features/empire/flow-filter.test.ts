import { expect, test } from 'vitest'
import { empireMaterialIo } from '../../../engine/empire/empire.ts'
import { EVERY_FLOW, filterFlows, flowChoices, flowKindOf } from './flow-filter.ts'

const flow = (ticker: string, input: number, output: number) => ({
  ticker,
  input,
  output,
  delta: output - input,
  price: output - input,
})
const plan = (planetNaturalId: string, ...materialIo: ReturnType<typeof flow>[]) => ({
  uuid: planetNaturalId,
  name: planetNaturalId,
  planetNaturalId,
  materialIo,
})
/** DW is left over, FE cancels out but for rounding, RAT is missing. */
const flows = empireMaterialIo([
  plan('VH-331a', flow('DW', 0, 40), flow('FE', 0, 0.3), flow('RAT', 4, 0)),
  plan('UV-351a', flow('DW', 10, 0), flow('FE', 0.1, 0), flow('RAT', 0, 1)),
  plan('KW-688c', flow('FE', 0.2, 0)),
])
const found = (filter: Partial<typeof EVERY_FLOW>) =>
  filterFlows(flows, { ...EVERY_FLOW, ...filter }).map(({ ticker }) => ticker)

test('what cancels out but for rounding is balanced', () => {
  expect(flows.map((row) => [row.ticker, flowKindOf(row)])).toEqual([
    ['DW', 'producing'],
    ['FE', 'balanced'],
    ['RAT', 'consuming'],
  ])
})

test('kinds of balance', () => {
  expect(found({})).toEqual(['DW', 'FE', 'RAT'])
  expect(found({ kind: 'producing' })).toEqual(['DW'])
  expect(found({ kind: 'consuming' })).toEqual(['RAT'])
  expect(found({ kind: 'balanced' })).toEqual(['FE'])
})

test('balanced ones can be hidden, unless they are what is asked for', () => {
  expect(found({ hideBalanced: true })).toEqual(['DW', 'RAT'])
  expect(found({ hideBalanced: true, kind: 'balanced' })).toEqual(['FE'])
})

test('by material and by planet, on either side', () => {
  expect(found({ tickers: ['FE', 'RAT'] })).toEqual(['FE', 'RAT'])
  expect(found({ planets: ['KW-688c'] })).toEqual(['FE'])
  expect(found({ planets: ['UV-351a'], kind: 'consuming' })).toEqual(['RAT'])
  expect(flowChoices(flows)).toEqual({
    tickers: ['DW', 'FE', 'RAT'],
    planets: ['KW-688c', 'UV-351a', 'VH-331a'],
  })
})
