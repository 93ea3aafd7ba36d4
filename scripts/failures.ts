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
    tests: { results: { errors: { message?: string }[] }[] }[]
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
