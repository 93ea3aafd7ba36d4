import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBuilt } from '../../scripts/build-stamp.ts'
import { writeArchive } from '../../scripts/release.ts'
import { root, runTool } from '../../scripts/run-tool.ts'
import { SERVER_FLAGS } from '../../scripts/server-flags.ts'

let folder: string
let archive: string
beforeAll(async () => {
  if (!isBuilt()) await runTool('node', ['scripts/build.ts'])
  folder = await mkdtemp(join(tmpdir(), 'perigee-release-'))
  const made = writeArchive(folder)
  archive = made.archive
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  expect(readFileSync(made.sums, 'utf8')).toBe(`${sum}  ${basename(archive)}\n`)
}, 600_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('made again, the archive is the same bytes', () => {
  const before = readFileSync(archive)
  const again = writeArchive(join(folder, 'again')).archive
  expect(readFileSync(again).equals(before)).toBe(true)
})

test('the archive unpacks, and what is in it runs without the sources', async () => {
  expect(spawnSync('tar', ['-xzf', archive, '-C', folder]).status).toBe(0)
  const home = join(folder, 'perigee-0.20.5')
  const names = await readdir(home)
  expect(names).toEqual(
    expect.arrayContaining(['server.js', 'web', 'LICENSE', 'CHANGELOG.md', 'Containerfile']),
  )
  expect(names.filter((name) => name.startsWith('first.db'))).toEqual(['first.db'])
  // Neither a repository nor anything of it that is not needed to run.
  expect(names.filter((name) => name.startsWith('.') || name === 'tests')).toEqual([])
  // As the container starts it.
  const server = spawn(process.execPath, containerCommand('CMD'), {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', PERIGEE_DATA_DIR: join(folder, 'data') },
  })
  try {
    let url = ''
    for await (const line of createInterface(server.stdout)) {
      url = /^Perigee is at (\S+)/.exec(line)?.[1] ?? ''
      if (url) break
    }
    const { build, ...health } = await (await fetch(`${url}/api/v1/health`)).json()
    expect(health).toMatchObject({ status: 'ok', version: '0.20.5', database: 'ok' })
    expect(build).toEqual(JSON.parse(readFileSync(join(home, 'web/build.json'), 'utf8')))
    expect(await (await fetch(url)).text()).toContain('<div id="root">')
    expect(healthCheck(new URL(url).port).status).toBe(0)
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  expect(server.exitCode).toBe(0)
  expect(healthCheck('1').status).toBe(1)
}, 180_000)

/** The check that a container runs. */
function healthCheck(port: string) {
  return spawnSync(process.execPath, containerCommand('HEALTHCHECK'), { env: { PORT: port } })
}

/** What the container gives to `node`. */
function containerCommand(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const file = readFileSync(join(root, 'Containerfile'), 'utf8')
  const command = new RegExp(`^${instruction}[^[]*(\\[.*\\])$`, 'm').exec(file)![1]!
  const [node, ...args] = JSON.parse(command) as string[]
  expect(node).toBe('node')
  return args
}

test('every way to start the server gives Node the same flags', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts.start).toBe(`node ${SERVER_FLAGS.join(' ')} scripts/start.ts`)
  expect(containerCommand('CMD')).toEqual([...SERVER_FLAGS, 'server.js'])
  const deploy = readFileSync(join(root, 'docs/DEPLOY.md'), 'utf8')
  expect(deploy).toContain(`ExecStart=/usr/bin/node ${SERVER_FLAGS.join(' ')} /opt/`)
})
