import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSqld } from '../../scripts/sqld.ts'
import type { Database, Question } from '../ports.ts'
import { longRow } from '../repo/long-row.ts'
import { remoteDatabase } from './remote.ts'

let folder: string
let sqld: Awaited<ReturnType<typeof startSqld>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-remote-'))
  sqld = await startSqld(join(folder, 'sqld'))
})
afterAll(async () => {
  await sqld?.close()
  await rm(folder, { recursive: true, force: true })
})

const LONG = 'Ünï "codé"\n🚀'.repeat(20_000)
const EVERY_CELL: Question = {
  sql: `select :small, :below, :large, null, :text, cast(:long as blob), ''`,
  args: { small: 0, below: -129, large: 2 ** 51, text: '\ufeffé "', long: LONG },
}
const CELLS = [0, -129, 2 ** 51, null, '\ufeffé "', new TextEncoder().encode(LONG), '']

test('a long row comes as its bytes', async () => {
  const db = remoteDatabase(sqld.url)
  expect(await db.longRow!(EVERY_CELL)).toEqual(CELLS)
  expect(await longRow(db, EVERY_CELL)).toEqual(CELLS)
})

/** The real server behind one that has its own way with protobuf; returns what was asked. */
async function behind(
  protobuf: (whole: Buffer) => { status: number; body: Buffer },
  ask: (db: Database) => Promise<void>,
): Promise<string[]> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url!)
    const body = Buffer.concat(await request.toArray())
    const type = request.headers['content-type'] ?? 'application/json'
    const headers = { 'Content-Type': type }
    const answer = await fetch(sqld.url + request.url, { method: 'POST', headers, body })
    const whole = Buffer.from(await answer.arrayBuffer())
    const isProtobuf = request.url!.includes('protobuf')
    const sent = isProtobuf ? protobuf(whole) : { status: answer.status, body: whole }
    response.writeHead(sent.status, { 'Content-Type': type }).end(sent.body)
  }).listen(0, '127.0.0.1')
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    await ask(remoteDatabase(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    return asked
  } finally {
    server.close()
  }
}

test('a server that speaks no protobuf says the same in JSON, and is not asked twice', async () => {
  const asked = await behind(
    () => ({ status: 404, body: Buffer.of() }),
    async (db) => {
      expect(await longRow(db, EVERY_CELL)).toEqual(CELLS)
      expect(await longRow(db, EVERY_CELL)).toEqual(CELLS)
    },
  )
  expect(asked).toEqual(['/v3-protobuf/pipeline', '/v2/pipeline', '/v2/pipeline'])
})

test.each([0.99, 0.5, 3 / 1_000_000])('of an answer, a share of %d is none', async (share) => {
  const asked = await behind(
    (whole) => ({ status: 200, body: whole.subarray(0, Math.ceil(whole.length * share)) }),
    async (db) => expect(await longRow(db, EVERY_CELL)).toEqual(CELLS),
  )
  expect(asked).toEqual(['/v3-protobuf/pipeline', '/v2/pipeline'])
})

test('a question that fails says so as any other statement does', async () => {
  const db = remoteDatabase(sqld.url)
  const wrong = { sql: 'select * from missing', args: {} }
  await expect(longRow(db, wrong)).rejects.toThrow('no such table')
})

test('a server that is away is told from a fault of ours', async () => {
  const db = remoteDatabase('http://127.0.0.1:1')
  await expect(longRow(db, EVERY_CELL)).rejects.toThrow('fetch failed')
})
