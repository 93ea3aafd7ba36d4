import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type PlaywrightReport,
  playwrightFailures,
  playwrightTimes,
  slowestFirst,
  type VitestReport,
  vitestFailures,
  vitestTimes,
} from './failures.ts'
import { root } from './run-tool.ts'

type FileResult = VitestReport['testResults'][number]

const unitRun = (
  file: string,
  result: Pick<FileResult, 'message' | 'assertionResults'>,
): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  testResults: [
    { name: path.join(root, file), status: 'failed', startTime: 1000, endTime: 3500, ...result },
  ],
})

const journey = (title: string, ok: boolean, ...errors: string[]) => ({
  title,
  file: 'plan.spec.ts',
  ok,
  tests: [{ results: [{ duration: 1200, errors: errors.map((message) => ({ message })) }] }],
})

const journeys: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      specs: [journey('opens', true)],
      suites: [{ specs: [journey('saves', false, 'no toast'), journey('undo', true, 'late')] }],
    },
  ],
}

describe('what failed', () => {
  it('names the test of a unit run and says why, without colours', () => {
    const report = unitRun('engine/area.test.ts', {
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'area is whole', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'area fits',
          failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'],
        },
      ],
    })
    expect(vitestFailures(report)).toEqual([
      { where: 'engine/area.test.ts › area fits', why: 'expected 1 to be 2' },
    ])
  })

  it('names a file that could not be loaded', () => {
    const report = unitRun('edge/x.test.ts', {
      message: 'Cannot find module',
      assertionResults: [],
    })
    expect(vitestFailures(report)).toEqual([{ where: 'edge/x.test.ts', why: 'Cannot find module' }])
  })

  it('names journeys in nested groups, and one that only passed when tried again', () => {
    expect(playwrightFailures(journeys)).toEqual([
      { where: 'plan.spec.ts › saves', why: 'no toast' },
      { where: 'plan.spec.ts › undo', why: 'late' },
    ])
  })

  it('keeps the first lines of a long message', () => {
    const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
    const report = unitRun('a.test.ts', { message, assertionResults: [] })
    expect(vitestFailures(report)[0]?.why.split('\n')).toHaveLength(12)
  })
})

describe('where the time went', () => {
  it('is told for each file of units, and for all journeys of a file together', () => {
    const report = unitRun('engine/area.test.ts', { message: '', assertionResults: [] })
    expect(vitestTimes(report)).toEqual([{ file: 'engine/area.test.ts', seconds: 2.5 }])
    expect(playwrightTimes(journeys)).toEqual([
      { file: 'plan.spec.ts', seconds: expect.closeTo(3.6) },
    ])
  })

  it('lists the ten that took longest', () => {
    const times = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, seconds: n }))
    const lines = slowestFirst(times)
    expect([lines.length, lines[0], lines[9]]).toEqual([
      10,
      '   11.0 s  11.test.ts',
      '    2.0 s  2.test.ts',
    ])
  })
})
