import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebFiles, webFiles } from './web-files.ts'

const SCRIPT = 'console.log(1)\n'.repeat(200)
const PATH = '/assets/app-1a2b.js'

let folder: string
let files: WebFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-web-'))
  const web = join(folder, 'web')
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Perigee</title><h1>Home</h1>')
  await writeFile(join(web, 'app.html'), '<!doctype html><title>Perigee</title>')
  await writeFile(join(web, '_headers'), '/*')
  await writeFile(join(web, PATH), SCRIPT)
  await writeFile(join(web, `${PATH}.br`), brotliCompressSync(SCRIPT))
  await writeFile(join(web, `${PATH}.gz`), gzipSync(SCRIPT))
  await writeFile(join(folder, 'secret.json'), '{}')
  files = webFiles(web)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.answer(new Request(`http://perigee.test${path}`, { method, headers }), path, false)
const inEncoding = (accepted: string) => ask(PATH, { 'Accept-Encoding': accepted })

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
])('whoever accepts %s gets %s', (accepted, encoding) => {
  const answer = inEncoding(accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
})

test('the compressed file is the file', async () => {
  const body = Buffer.from(await inEncoding('br').arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  expect(await inEncoding('identity').text()).toBe(SCRIPT)
})

test('each encoding has a strong name of its own, by which it is not sent again', () => {
  const names = ['br', 'gzip', 'identity'].map((name) => inEncoding(name).headers.get('etag')!)
  expect(new Set(names).size).toBe(3)
  const again = ask(PATH, { 'Accept-Encoding': 'br', 'If-None-Match': names[0]! })
  expect(again.status).toBe(304)
})

test('HEAD tells the length and sends nothing', async () => {
  const answer = ask(PATH, {}, 'HEAD')
  expect(answer.headers.get('content-length')).toBe(String(SCRIPT.length))
  expect(await answer.text()).toBe('')
})

test.each(['/../secret.json', '/assets/../../secret.json', '/_headers', `${PATH}.br`])(
  '%s is no file of the app',
  async (path) => {
    const answer = ask(path)
    expect(await answer.text()).not.toContain('{}')
    expect(answer.headers.get('content-type')).not.toBe('application/json')
  },
)

test('the homepage stands at the root alone; every other address starts the app', async () => {
  expect(await ask('/').text()).toContain('<h1>Home</h1>')
  expect(await ask('/plan/KW-688c').text()).not.toContain('Home')
  expect(files.text('/app.html')).not.toContain('Home')
})

test('pages cannot be written to', () => {
  expect(ask('/', {}, 'POST').status).toBe(405)
})

test('without a build it says what is missing', async () => {
  const none = webFiles(join(folder, 'nothing'))
  const answer = none.answer(new Request('http://perigee.test/'), '/', false)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('npm run build')
})
