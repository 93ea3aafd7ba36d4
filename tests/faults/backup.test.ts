import { execFile } from 'node:child_process'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'

const BACKUP = join(import.meta.dirname, '../../edge/cli/backup.ts')

test('a backup taken while people write restores what was saved before it', async () => {
  const folder = await temporaryFolder()
  const data = join(folder.path, 'data')
  const copy = join(folder.path, 'copy.db')
  const server = await startServer(data)
  const writer = await newWriter(server.url, 'keeper')
  const before = await writer.savePlan('before')
  let isDone = false
  const writing = (async () => {
    for (let n = 0; !isDone; n++) await writer.savePlan(`during ${n}`)
  })()
  await promisify(execFile)(process.execPath, [BACKUP, '--to', copy], {
    env: { ...process.env, PERIGEE_DATA_DIR: data },
  })
  isDone = true
  if (process.platform !== 'win32') expect((await stat(copy)).mode & 0o777).toBe(0o600)
  await writing
  await server.end('SIGTERM')

  const restored = join(folder.path, 'restored')
  await mkdir(restored)
  await rename(copy, join(restored, 'perigee.db'))
  await copyFile(join(data, 'secret'), join(restored, 'secret'))
  const second = await startServer(restored)
  const same = await newWriter(second.url, 'keeper')
  const plans = (await (await same.call('GET', '/baseplanner/')).json()) as { uuid: string }[]
  expect(plans.map(({ uuid }) => uuid)).toContain(before)
  expect((await second.end('SIGTERM')).code).toBe(0)
  await folder.remove()
})
