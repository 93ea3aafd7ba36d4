import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '../../edge/db/embedded.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'

const HOLDER = join(import.meta.dirname, 'hold-lock.ts')

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let file: string
beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'perigee.db')
})
afterEach(() => folder.remove())

/** Lets another process take the write lock, until it is told to release it. */
async function hold(): Promise<() => Promise<unknown>> {
  const holder = spawn(process.execPath, [HOLDER, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(holder, 'exit')
  await once(holder.stdout, 'data')
  return () => {
    holder.stdin.end()
    return ended
  }
}

/** What is on disk, as another connection sees it. */
async function onDisk(sql: string): Promise<unknown[]> {
  const other = createClient({ url: `file:${file}`, concurrency: 1 })
  const { rows } = await other.execute(sql)
  other.close()
  return rows.map((row) => row[0])
}

/** Numbers to insert, alternately as single statements and as batches; answers those acknowledged. */
async function insert(db: EmbeddedDatabase, numbers: number[]): Promise<number[]> {
  const acknowledged: number[] = []
  await Promise.all(
    numbers.map(async (n) => {
      const statement = { sql: 'insert into numbers values (?)', args: [n] }
      try {
        await (n % 2 ? db.execute(statement) : db.batch([statement]))
        acknowledged.push(n)
      } catch (error) {
        expect((error as { code: string }).code).toBe('SQLITE_BUSY')
      }
    }),
  )
  return acknowledged.sort((a, b) => a - b)
}

/** For writes that must outlive the wait, however slow the machine is. */
const PATIENT = { deadlineMs: 120_000 }

const upTo = (n: number, from = 0) => Array.from({ length: n - from }, (_, i) => from + i)

test('writes wait for another process that holds the database, and then are all on disk', async () => {
  const db = await openEmbedded(file, PATIENT)
  await db.execute('create table numbers (n integer primary key) strict')
  const release = await hold()
  const waiting = insert(db, upTo(40))
  // They have been tried by then: a read waits for its turn on the same connection.
  for (let n = 0; n < 3; n++) await db.execute('select n from numbers')
  expect(await onDisk('select n from numbers')).toEqual([])
  await release()
  expect(await waiting).toEqual(upTo(40))
  expect(await insert(db, upTo(80, 40))).toEqual(upTo(80, 40))
  expect(await onDisk('select n from numbers order by n')).toEqual(upTo(80))
  await db.close()
})

test('writes that waited too long fail, and every later one that succeeds is on disk', async () => {
  const db = await openEmbedded(file, { deadlineMs: 200, pauseMs: 20 })
  await db.execute('create table numbers (n integer primary key) strict')
  const release = await hold()
  expect(await insert(db, upTo(20))).toEqual([])
  await release()
  expect(await insert(db, upTo(60, 20))).toEqual(upTo(60, 20))
  expect(await onDisk('select n from numbers order by n')).toEqual(upTo(60, 20))
  await db.close()
})

test('reads go on while another process writes', async () => {
  const db = await openEmbedded(file, PATIENT)
  await db.execute('create table numbers (n integer primary key) strict')
  await insert(db, upTo(5))
  const release = await hold()
  const waiting = insert(db, [5])
  const { rows } = await db.execute('select count(*) from numbers')
  expect(Number(rows[0]?.[0])).toBe(5)
  await release()
  expect(await waiting).toEqual([5])
  await db.close()
})

test('the server says that it is busy, loses nothing it acknowledged, and recovers by itself', async () => {
  const server = await startServer(folder.path)
  const writer = await newWriter(server.url, 'patient')
  const release = await hold()
  const during = await Promise.all(upTo(10).map((n) => writer.savePlan(`during ${n}`)))
  expect(new Set(during)).toEqual(new Set([503]))
  await release()
  const after = await Promise.all(upTo(30).map((n) => writer.savePlan(`after ${n}`)))
  expect(after.every((saved) => typeof saved === 'string')).toBe(true)
  expect((await onDisk('select uuid from plans')).sort()).toEqual([...after].sort())
  expect((await server.end('SIGTERM')).code).toBe(0)
})
