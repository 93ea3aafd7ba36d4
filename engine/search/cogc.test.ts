import { expect, test } from 'vitest'
import type { Planet } from '../model/gamedata.ts'
import { activeProgram } from './cogc.ts'

// Not in time order, as the game gives them.
const programs: Planet['COGCPrograms'] = [
  { ProgramType: 'ADVERTISING_CHEMISTRY', StartEpochMs: 300, EndEpochMs: 400 },
  { ProgramType: 'WORKFORCE_PIONEERS', StartEpochMs: 100, EndEpochMs: 200 },
  { ProgramType: null, StartEpochMs: 200, EndEpochMs: 300 },
  { ProgramType: 'Invalid', StartEpochMs: 350, EndEpochMs: 500 },
]

test.each([
  [99, null, 'before the first'],
  [100, 'WORKFORCE_PIONEERS', 'from its first instant'],
  [199, 'WORKFORCE_PIONEERS', 'to its last'],
  [200, null, 'a pause has no type'],
  [300, 'ADVERTISING_CHEMISTRY', 'whatever the order of the list'],
  [360, 'Invalid', 'of two the one that began last'],
  [500, null, 'after the last'],
])('at %i the active programme is %s: %s', (now, expected, _why) => {
  expect(activeProgram(programs, now)).toBe(expected)
})

test('a planet without programmes runs none', () => {
  expect(activeProgram([], 0)).toBeNull()
})
