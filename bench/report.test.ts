import { expect, it } from 'vitest'
import { type Result, withResult } from './report.ts'

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
  expect(both).toContain('| a\\|row | 1 ms | 3,000 ms |  | 7 |  |')
  expect(withResult(both, 'browser', result(2))).toBe(both)
})

it('replaces what was measured of the same folder before', () => {
  const again = withResult(withResult('', 'engine', result(1)), 'engine', result(2))
  expect(again).toBe(withResult('', 'engine', result(2)))
})
