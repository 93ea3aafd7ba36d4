import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import type { Build } from '../edge/features/health/contract.ts'
import { root } from './run-tool.ts'

/**
 * Distinguishes two builds of one version. The same commit always gives the same id. Sources outside a repository of
 * their own give the time of the build.
 */
export function buildOrigin(folder = root): Build {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const top = git('rev-parse', '--show-toplevel')
  const [commit, seconds] = (top !== null && git('log', '-1', '--format=%H %ct')?.split(' ')) || []
  if (top === null || realpathSync(top) !== realpathSync(folder) || !commit)
    return { commit: null, date: dateOf(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) }
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return { commit: isChanged ? `${commit}+changes` : commit, date: dateOf(seconds!) }
}

function dateOf(seconds: number | string): string {
  return new Date(Math.floor(Number(seconds)) * 1000).toISOString()
}
