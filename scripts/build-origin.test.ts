import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildOrigin } from './build-origin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'perigee-origin-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function commitEverything(): string {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@perigee.test']
  const git = (...args: string[]) =>
    execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'first', '--date', '2026-01-02T03:04:05Z')
  return git('rev-parse', 'HEAD')
}

test('a commit says its name and its time, and whether the files are still those', () => {
  const file = path.join(folder, 'file.txt')
  writeFileSync(file, 'one')
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-01-02T03:04:05Z')
  const commit = commitEverything()
  expect(buildOrigin(folder)).toEqual({ commit, date: '2026-01-02T03:04:05.000Z' })
  writeFileSync(file, 'two')
  expect(buildOrigin(folder).commit).toBe(`${commit}+changes`)
})

test('outside git there is a date and no commit, also where the folder stands in somebody else’s', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767323045')
  const unknown = { commit: null, date: '2026-01-02T03:04:05.000Z' }
  const inside = path.join(folder, 'unpacked')
  mkdirSync(inside)
  writeFileSync(path.join(inside, 'file.txt'), 'one')
  expect(buildOrigin(inside)).toEqual(unknown)
  commitEverything()
  expect(buildOrigin(inside)).toEqual(unknown)
})
