import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeWebFixture } from '../../scripts/stage/web-fixture.ts'
import { PROJECT, WRANGLER_ENV, writeWorkerConfig } from '../../scripts/stage/wrangler.ts'

const MAX_BYTES = 1024 * 1024

test('the Worker is ready to be deployed, in less than 1 MiB compressed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-bundle-'))
  try {
    await writeWebFixture(join(folder, 'web'))
    const config = await writeWorkerConfig(folder)
    const wrangler = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js')
    const out = join(folder, 'out')
    const deploy = [wrangler, 'deploy', '--dry-run', '--outdir', out, '--config', config]
    await promisify(execFile)(process.execPath, deploy, {
      cwd: folder,
      env: { ...process.env, ...WRANGLER_ENV },
    })
    const bundle = await readFile(join(out, 'worker.js'))
    expect(gzipSync(bundle).byteLength).toBeLessThan(MAX_BYTES)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
