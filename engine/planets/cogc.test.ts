import { expect, test } from 'vitest'
import type { Planet } from '../game/gamedata.ts'
import { activeProgram, programmeAt, withProgrammeAt } from './cogc.ts'

// In the game's order, which is not that of time.
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

const recorded = (COGCPrograms: Planet['COGCPrograms']) =>
  ({ COGCPrograms, COGCProgramActive: 'ADVERTISING_CHEMISTRY' }) as const

test('a programme ends with its record, and what runs then is not known', () => {
  const planet = recorded(programs.slice(0, 3))
  expect(programmeAt(planet, 399)).toEqual({
    program: 'ADVERTISING_CHEMISTRY',
    endsAt: 400,
    unknownSince: null,
  })
  expect(programmeAt(planet, 400)).toEqual({ program: null, endsAt: null, unknownSince: 400 })
  expect(withProgrammeAt(planet, 399)).toBe(planet)
  expect(withProgrammeAt(planet, 400).COGCProgramActive).toBeNull()
})

test('a pause in the record is known: nothing runs', () => {
  const none = { program: null, endsAt: null, unknownSince: null }
  expect(programmeAt(recorded(programs), 250)).toEqual(none)
})

test('programmes of one kind that follow without a gap are one', () => {
  const farms = (StartEpochMs: number, EndEpochMs: number) =>
    ({ ProgramType: 'ADVERTISING_AGRICULTURE', StartEpochMs, EndEpochMs }) as const
  const endOf = (...all: ReturnType<typeof farms>[]) => programmeAt(recorded(all), 150).endsAt
  expect(endOf(farms(300, 400), farms(100, 200), farms(200, 300))).toBe(400)
  expect(endOf(farms(100, 200), farms(201, 300))).toBe(200)
})

test('a planet without a record runs what it is said to run', () => {
  expect(programmeAt(recorded([]), 1e15)).toEqual({
    program: 'ADVERTISING_CHEMISTRY',
    endsAt: null,
    unknownSince: null,
  })
})
