import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const textOf = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

test.each([
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'SystemCallFilter=@system-service',
  'MemoryMax=768M',
])('the systemd unit has %s', async (line) => {
  const unit = /```ini\n([\s\S]*?)```/.exec(await textOf('docs/DEPLOY.md'))![1]!
  expect(unit.split('\n')).toContain(line)
})

test('a call of the Worker has a limit of processor time', async () => {
  expect(await textOf('wrangler.toml')).toMatch(/^\[limits\]\ncpu_ms = \d+$/m)
})
