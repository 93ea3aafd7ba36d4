import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { projectPaths } from '../../edge/node/paths.ts'
import { startNode } from '../../edge/node.ts'

/**
 * React and one line of text on the same host, with a field at `?field`: the minimum that any page of this kind takes
 * on this machine.
 */
export async function openControlPage(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-control-'))
  const web = join(folder, 'web')
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'control'),
    logLevel: 'warn',
    build: { outDir: web, emptyOutDir: true, target: 'es2023' },
  })
  const host = await startNode({
    env: { PORT: '0', PERIGEE_DATA_DIR: join(folder, 'data'), PERIGEE_LOG: 'off' },
    paths: { ...projectPaths(), web },
  })
  return {
    url: host.url,
    async close() {
      await host.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
