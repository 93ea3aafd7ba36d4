import { expect, test } from 'vitest'
import { csvResponse } from '../features/csv/csv-response.ts'
import { jsonLog } from './log.ts'
import { compressSheet } from './sheet-compression.ts'

let read = 0
async function* lines() {
  yield 'TICKER\r\n'
  for (read = 0; read < 100_000; read++) yield `T${read}\r\n`
}
async function sheet(acceptEncoding: string) {
  const headers = { 'Accept-Encoding': acceptEncoding }
  const writing = {
    ports: { log: jsonLog('off') },
    schedule: <T>(work: () => Promise<T>) => work(),
  }
  const answer = await csvResponse(writing, lines())
  return compressSheet(new Request('http://perigee.test', { headers }), answer)
}

test('a sheet is compressed while it is read, for who takes gzip', async () => {
  const answer = await sheet('br, gzip')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const reader = answer.body!.pipeThrough(new DecompressionStream('gzip')).getReader()
  const first = new TextDecoder().decode((await reader.read()).value)
  expect(first.startsWith('TICKER\r\nT0\r\nT1\r\n')).toBe(true)
  expect(read).toBeLessThan(50_000)
  await reader.cancel()
})

test('it is the same sheet, and much smaller', async () => {
  const plain = await (await sheet('identity')).text()
  const packed = await (await sheet('gzip')).arrayBuffer()
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unpacked).text()).toBe(plain)
  expect(packed.byteLength).toBeLessThan(plain.length / 2)
})

test('others get it as it is, and caches are told', async () => {
  const answer = await sheet('gzip;q=0')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
})

test('no other answer is touched', () => {
  const answer = Response.json([])
  const request = new Request('http://perigee.test', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(compressSheet(request, answer)).toBe(answer)
})
