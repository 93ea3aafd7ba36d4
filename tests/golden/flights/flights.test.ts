import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runFlights } from './run-flights.ts'

test('the laws of ships and flights hold for all that was measured', async () => {
  const lines: string[] = []
  const total = await runFlights(join(import.meta.dirname, '../vectors'), (line) =>
    lines.push(line),
  )
  expect(lines.filter((line) => line.startsWith('  '))).toEqual([])
  expect(total).toEqual({ passed: 8973, failed: 0 })
})
