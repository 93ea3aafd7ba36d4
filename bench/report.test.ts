import { expect, it } from 'vitest'
import { movedRows, type Result, withResult } from './report.ts'

const result = (median: number): Result => ({
  date: '2026-11-22T04:38:12.000Z',
  machine: 'a processor, 2 cores, 24 GiB, Node 24.21.0',
  load: 0.25,
  rows: [{ name: 'a|row', unit: 'ms', median, p95: 3000, n: 7 }],
})

it('keeps what was measured of other folders', () => {
  const engine = withResult('', 'engine', result(1))
  const both = withResult(engine, 'browser', result(2))
  expect(both.match(/^## .*$/gm)).toEqual(['## browser', '## engine'])
  expect(both).toContain('| a\\|row | 1 ms | 3,000 ms |  |  | 7 |  |')
  expect(withResult(both, 'browser', result(2))).toBe(both)
})

it('replaces what was measured of the same folder before', () => {
  const again = withResult(withResult('', 'engine', result(1)), 'engine', result(2))
  expect(again).toBe(withResult('', 'engine', result(2)))
})

const measured = (median: number, yardstick: number): Result => ({
  ...result(median),
  yardsticks: [yardstick, yardstick],
})

it('names what moved by more than a quarter, in yardsticks where both runs have them', () => {
  const page = withResult('', 'engine', measured(2000, 1))
  expect(page).toContain('| a\\|row | 2,000 ms | 3,000 ms |  | 2,000 | 7 |  |')
  expect(movedRows(page, 'engine', measured(4000, 2))).toEqual([])
  expect(movedRows(page, 'engine', measured(2400, 1))).toEqual([])
  expect(movedRows(page, 'engine', measured(2600, 1))).toEqual(['a|row: 2,000 → 2,600 yardsticks'])
  expect(movedRows(page, 'engine', measured(1500, 1))).toEqual(['a|row: 2,000 → 1,500 yardsticks'])
  expect(movedRows(page, 'edge', measured(9000, 1))).toEqual([])
})

it('compares medians with a page of before the yardsticks', () => {
  const page = withResult('', 'engine', result(2))
  expect(movedRows(page, 'engine', measured(3, 1))).toEqual(['a|row: 2 → 3 ms'])
  expect(movedRows(page, 'engine', measured(2, 4))).toEqual([])
})
