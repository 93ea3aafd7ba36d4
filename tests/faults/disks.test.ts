import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failedStart, startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { builtFolder } from './built-folder.ts'

/** Runs a command and says whether it worked. */
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

const canMount =
  process.platform === 'linux' &&
  (() => {
    const probe = spawnSync('sh', [
      '-c',
      'd=$(mktemp -d) && mount -t tmpfs -o size=1m none "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s',
    ])
    return probe.status === 0
  })()

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let disks: string[]
beforeAll(async () => {
  folder = await temporaryFolder()
  disks = []
})
afterAll(async () => {
  for (const disk of disks) works('umount', disk)
  await folder?.remove()
})

async function disk(name: string, mebibytes: number): Promise<string> {
  const path = join(folder.path, name)
  await mkdir(path)
  if (!works('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', path))
    throw new Error(`No disk at ${path}`)
  disks.push(path)
  return path
}

const health = async (url: string) => await (await fetch(`${url}/api/v1/health`)).json()

// Only who may mount disks can make a small one or one that cannot be written.
describe.skipIf(!canMount)('a disk', () => {
  test('that is full when the first start fills it is told in one line', async () => {
    const { code, output } = await failedStart(await disk('tiny', 1))
    expect(code).toBe(1)
    expect(output).toMatch(/^[^\n]*(full|disk)[^\n]*\n$/)
  })

  test('that is full when a build is started first is told in one line, and nothing is left on it', async () => {
    const built = await builtFolder()
    const small = await disk('small-for-a-copy', 4)
    const { code, output } = await failedStart(small, built.options)
    const line = `The data folder ${small} cannot be filled: The disk is full.\n`
    expect([code, output]).toEqual([1, line])
    expect((await stat(join(small, 'perigee.db'))).size).toBe(0)
    expect(await readdir(small)).not.toContain('perigee.db.new')
    await built.remove()
  })

  test('that fills up leaves reads as they are; writes answer 503 in words, and health says why', async () => {
    const made = join(folder.path, 'made')
    const first = await startServer(made)
    const owner = await newWriter(first.url, 'owner')
    const uuid = await owner.savePlan('Kept')
    const shared = await owner.call('PUT', `/shared/baseplanner/${uuid}`)
    const share = ((await shared.json()) as { uuid: string }).uuid
    await owner.call('POST', '/user/api-key', { keyname: 'sheet' })
    const keys = (await (await owner.call('GET', '/user/api-key')).json()) as { key: string }[]
    await first.end('SIGTERM')

    const small = await disk('small', 64)
    await cp(made, small, { recursive: true })
    const server = await startServer(small)
    const writer = await newWriter(server.url, 'owner')
    expect(await health(server.url)).toMatchObject({ status: 'ok' })
    works('sh', '-c', `cat /dev/zero > "${join(small, 'filler')}"`)
    const refused = await writer.send('PUT', '/baseplanner', JSON.stringify(largePlan))
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { detail: 'The disk of the server is full; nothing was changed.' },
    ])
    expect(await health(server.url)).toMatchObject({
      status: 'degraded',
      problem: 'The disk is full.',
    })
    await readsGoOn(server.url, writer.call, { uuid: uuid as string, share, key: keys[0]!.key })
    works('rm', join(small, 'filler'))
    expect(await writer.savePlan('Room again')).toEqual(expect.any(String))
    expect(await health(server.url)).toMatchObject({ status: 'ok' })
    await server.end('SIGTERM')

    // The same folder once more, where nothing can be written at all.
    expect(works('mount', '-o', 'remount,ro', small)).toBe(true)
    const reader = await startServer(small)
    expect(await health(reader.url)).toMatchObject({
      status: 'degraded',
      problem: `The data folder ${small} is read-only.`,
    })
    const call = (method: string, path: string, body?: unknown) =>
      fetch(`${reader.url}/api/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${writer.token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    await readsGoOn(reader.url, call, { uuid: uuid as string, share, key: keys[0]!.key })
    const denied = await call('DELETE', `/baseplanner/${uuid}`)
    expect([denied.status, await denied.json()]).toEqual([
      503,
      { detail: 'The server is read-only just now; nothing was changed.' },
    ])
    const second = await failedStart(small)
    expect(second.output).toContain('Another Perigee is already running on the data folder')
    expect((await reader.end('SIGTERM')).code).toBe(0)
  })
})

/** Whether files can be kept from everybody who has them open, as a file system does that turned read-only. */
const canFreeze =
  process.platform === 'linux' &&
  works('sh', '-c', 'f=$(mktemp) && chattr +i "$f" && chattr -i "$f"; s=$?; rm -f "$f"; exit $s')

test.skipIf(!canFreeze)(
  'a disk that turns read-only under a running server is told in words, and used again once it is well',
  async () => {
    const path = join(folder.path, 'frozen')
    const server = await startServer(path)
    const files = ['perigee.db', 'perigee.db-wal'].map((name) => join(path, name))
    try {
      const writer = await newWriter(server.url, 'owner')
      const uuid = await writer.savePlan('Kept')
      expect(works('chattr', '+i', ...files)).toBe(true)
      for (let n = 0; n < 3; n++) expect(await writer.savePlan('Refused')).toBe(503)
      expect((await writer.call('GET', `/baseplanner/${uuid}`)).status).toBe(200)
      expect(await health(server.url)).toMatchObject({
        status: 'degraded',
        problem: 'The data folder is read-only.',
      })
      expect(works('chattr', '-i', ...files)).toBe(true)
      expect(await writer.savePlan('Written')).toEqual(expect.any(String))
      expect(await health(server.url)).toMatchObject({ status: 'ok' })
      const plans = (await (await writer.call('GET', '/baseplanner')).json()) as { name: string }[]
      expect(plans.map(({ name }) => name)).toEqual(['Kept', 'Written'])
    } finally {
      works('chattr', '-i', ...files)
      await server.end('SIGTERM')
    }
  },
)

const building = {
  name: 'FP',
  amount: 1,
  active_recipes: [{ recipeid: 'x'.repeat(100), amount: 1 }],
}
const largePlan = {
  name: 'Large',
  planet_id: 'OT-580b',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 1,
  override_empire: false,
  planet: {
    planetid: 'OT-580b',
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [],
    workforce: [],
  },
  infrastructure: [],
  buildings: Array.from({ length: 100 }, () => building),
}

async function readsGoOn(
  url: string,
  call: (method: string, path: string) => Promise<Response>,
  { uuid, share, key }: { uuid: string; share: string; key: string },
) {
  for (const path of ['/baseplanner', `/baseplanner/${uuid}`, '/user/profile', '/empire', '/cx'])
    expect([path, (await call('GET', path)).status]).toEqual([path, 200])
  for (const path of [`/shared/${share}`, '/data/materials', `/csv/user/materialio?api_key=${key}`])
    expect([path, (await fetch(`${url}/api/v1${path}`)).status]).toEqual([path, 200])
}
