import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run-tool.ts'

export interface Failure {
  where: string
  why: string
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[]
  }[]
}

const LINES = 12

function firstLines(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, LINES).join('\n')
}

export function vitestFailures(report: VitestReport): Failure[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
    if (file.status === 'failed' && failed.length === 0)
      return [{ where: name, why: firstLines(file.message) }]
    return failed.map((test) => ({
      where: `${name} › ${test.fullName}`,
      why: firstLines(test.failureMessages.join('\n')),
    }))
  })
}

export function playwrightFailures(report: PlaywrightReport): Failure[] {
  const inSuite = (suite: PlaywrightSuite): Failure[] => [
    ...suite.specs
      // A test that passed only when tried again counts as failed as well: its first try says why.
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.some(hasErrors)))
      .map(({ file, title, tests }) => ({
        where: `${file} › ${title}`,
        why: firstLines(
          tests
            .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
            .map(({ message = '' }) => message)
            .join('\n'),
        ),
      })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  return [
    ...report.errors.map(({ message = '' }) => ({ where: 'browser', why: firstLines(message) })),
    ...report.suites.flatMap(inSuite),
  ]
}

function hasErrors({ errors }: { errors: readonly unknown[] }): boolean {
  return errors.length > 0
}

export interface Timed {
  file: string
  seconds: number
}

const secondsOf = (ms: number) => Math.max(0, ms) / 1000

/** How long each file of a unit run took, beside the files that ran at the same time. */
export const vitestTimes = (report: VitestReport): Timed[] =>
  report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: secondsOf(endTime - startTime),
  }))

/** How long the journeys of each file took together. */
export function playwrightTimes(report: PlaywrightReport): Timed[] {
  const times = new Map<string, number>()
  const add = (suite: PlaywrightSuite): void => {
    for (const { file, tests } of suite.specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        times.set(file, (times.get(file) ?? 0) + secondsOf(duration))
    suite.suites?.forEach(add)
  }
  report.suites.forEach(add)
  return [...times].map(([file, seconds]) => ({ file, seconds }))
}

const MOST_LISTED = 10

/** A line for each of the files that took longest. */
export const slowestFirst = (times: readonly Timed[]): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_LISTED)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
