// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OverviewAsking, overviewAsking, type ShownOverview } from './overview-asking.ts'

let asking: OverviewAsking
let shown: ShownOverview | undefined
const tile = document.createElement('button')
const other = document.createElement('button')
const open = () => (shown?.isOpen ? shown.ticker : undefined)

beforeEach(() => {
  vi.useFakeTimers()
  shown = undefined
  asking = overviewAsking((next) => {
    shown = next
  })
})
afterEach(() => void vi.useRealTimers())

test('a pointer that passes by shows nothing, one that rests does', () => {
  asking.rest('RAT', tile)
  asking.leave()
  vi.runAllTimers()
  expect(open()).toBeUndefined()
  asking.rest('RAT', tile)
  expect(open()).toBeUndefined()
  vi.runAllTimers()
  expect(open()).toBe('RAT')
})

test('it stays while the pointer is on it', () => {
  asking.show('RAT', tile)
  asking.leave()
  asking.stay()
  vi.runAllTimers()
  expect(open()).toBe('RAT')
  asking.leave()
  vi.runAllTimers()
  expect(open()).toBeUndefined()
})

test('beside one that is open the next shows without rest', () => {
  asking.show('RAT', tile)
  asking.leave()
  asking.rest('DW', other)
  vi.advanceTimersByTime(0)
  expect(open()).toBe('DW')
})

test.each([
  ['rested upon', () => asking.rest('RAT', tile)],
  ['shown', () => asking.show('RAT', tile)],
])('a tile that leaves the page takes its overview along when %s', (_name, ask) => {
  const leavePage = asking.attach(tile)
  const otherLeaves = asking.attach(other)
  ask()
  otherLeaves()
  leavePage()
  vi.runAllTimers()
  expect(open()).toBeUndefined()
})
