// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { callSlices } from './material-io.ts'

const plan = (uuid: string, materials: number) => ({
  uuid,
  planet_id: 'UV-351a',
  material_io: Array.from({ length: materials }, (_, n) => ({
    ticker: `M${n}`,
    input: n,
    output: 0,
  })),
})
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

test('plans are told in parts that fit, none lost and none twice', () => {
  const plans = Array.from({ length: 40 }, (_, n) => plan(String(n), n))
  const slices = callSlices(plans, 4000)
  expect(slices.flat()).toEqual(plans)
  expect(slices.length).toBeGreaterThan(3)
  for (const slice of slices) expect(bytes(slice)).toBeLessThanOrEqual(4001)
})

test('few plans are one part, none are none, and one too large stands alone', () => {
  expect(callSlices([plan('a', 2), plan('b', 3)])).toHaveLength(1)
  expect(callSlices([])).toEqual([])
  expect(
    callSlices([plan('a', 1), plan('b', 200), plan('c', 1)], 400).map((s) => s.length),
  ).toEqual([1, 1, 1])
})
