import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../scripts/sqld.ts'
import { failedStart, startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

test('a second server on the same data folder says so and leaves', async () => {
  const first = await startServer(folder.path)
  const second = await failedStart(folder.path)
  expect(second.code).toBe(1)
  expect(second.output).toBe(
    `Another Perigee is already running on the data folder ${folder.path}. Stop it, or choose another folder with PERIGEE_DATA_DIR.\n`,
  )
  expect((await fetch(`${first.url}/api/v1/health`)).status).toBe(200)
  await first.end('SIGTERM')
})

test('the folder of a server that was killed is free again', async () => {
  const first = await startServer(folder.path)
  await first.end('SIGKILL')
  const second = await startServer(folder.path)
  expect((await second.end('SIGTERM')).code).toBe(0)
})

test('a taken port is told in one line, and the data folder stays untouched', async () => {
  const port = await freePort()
  const first = await startServer(join(folder.path, 'one'), { port })
  const second = await failedStart(join(folder.path, 'two'), { port })
  expect(second.code).toBe(1)
  expect(second.output).toMatch(new RegExp(`^Port ${port} is taken\\. .*\\n$`))
  await expect(stat(join(folder.path, 'two'))).rejects.toThrow('ENOENT')
  await first.end('SIGTERM')
})

test('a damaged database is not served', async () => {
  const first = await startServer(folder.path)
  await first.end('SIGTERM')
  const database = await open(join(folder.path, 'perigee.db'), 'r+')
  await database.write(Buffer.alloc(64 * 1024, 0x5a), 0, undefined, 8192)
  await database.close()
  const second = await failedStart(folder.path)
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/^The database .* is damaged \(.*\)\. Restore a backup\.\n$/s)
})

test('what is no database at all is left alone', async () => {
  await writeFile(join(folder.path, 'perigee.db'), 'This is my diary. '.repeat(500))
  const { code, output } = await failedStart(folder.path)
  expect(code).toBe(1)
  expect(output).toMatch(/^The database .*perigee\.db cannot be opened: .*\n$/)
  expect(await readFile(join(folder.path, 'perigee.db'), 'utf8')).toContain('This is my diary.')
})

test('the secret of an installation is made once, and for its owner only', async () => {
  const first = await startServer(folder.path)
  await first.end('SIGTERM')
  const secret = await readFile(join(folder.path, 'secret'), 'utf8')
  expect((await stat(join(folder.path, 'secret'))).mode & 0o777).toBe(0o600)
  const second = await startServer(folder.path)
  await second.end('SIGTERM')
  expect(await readFile(join(folder.path, 'secret'), 'utf8')).toBe(secret)
})
