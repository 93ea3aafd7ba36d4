import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder?.remove())

// The system lets no file of this process grow beyond this: the nearest thing to a full disk that needs no disk.
const LIMIT_KIB = 12 * 1024

test.skipIf(process.platform === 'win32')(
  'on a full disk saves fail cleanly, reads go on, and nothing acknowledged is lost',
  async () => {
    const acknowledged: string[] = []
    const full = await startServer(folder.path, { shell: `ulimit -f ${LIMIT_KIB * 2};` })
    const writer = await newWriter(full.url, 'hoarder')
    let refused: number | null = null
    for (let n = 0; n < 500 && refused === null; n++) {
      const uuid = await writer.saveBulky(`bulky ${n}`)
      if (typeof uuid === 'string') acknowledged.push(uuid)
      else refused = uuid
    }
    expect(refused).toBe(503)
    expect(acknowledged.length).toBeGreaterThan(10)
    const list = await writer.call('GET', '/baseplanner/')
    expect(((await list.json()) as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual(
      acknowledged,
    )
    await full.end('SIGKILL')

    const roomy = await startServer(folder.path)
    const same = await newWriter(roomy.url, 'hoarder')
    const kept = (await (await same.call('GET', '/baseplanner/')).json()) as { uuid: string }[]
    expect(kept.map(({ uuid }) => uuid)).toEqual(acknowledged)
    expect(await same.savePlan('room again')).toEqual(expect.any(String))
    expect((await roomy.end('SIGTERM')).code).toBe(0)
  },
)
