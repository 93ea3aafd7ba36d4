import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../config.ts'
import { ROUTES } from '../contract/routes.ts'
import { receiveBody } from './body.ts'

const LIMITS = DEFAULT_CONFIG.bodyBytes

function sentBytewise(text: string, headers: Record<string, string> = {}): Request {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, ++at))
      else controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, headers, duplex: 'half' }
  return new Request('http://perigee.test/', init)
}

const received = async (request: Request) => {
  const taken: number[] = []
  const held = {
    take: (bytes: number) => taken.push(bytes),
    release: () => {},
    dropped: new AbortController().signal,
  }
  const bytes = await receiveBody(ROUTES.createPlan, request, LIMITS, held)
  return { text: new TextDecoder().decode(bytes!), taken }
}

test('a body of unknown length takes memory as it grows, and comes out as it was sent', async () => {
  const text = 'Äé€'.repeat(7000)
  const { text: whole, taken } = await received(sentBytewise(text))
  expect(whole).toBe(text)
  expect(taken).toEqual([16_384, 16_384, 32_768])
})

test('a body in tiny pieces leaves turns to others', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 0)
  await received(sentBytewise('x'.repeat(20_000)))
  clearInterval(others)
  expect(turns).toBeGreaterThan(10)
})

test('a body that says its length takes that at once', async () => {
  const { text, taken } = await received(sentBytewise('{"a":1}', { 'Content-Length': '7' }))
  expect([text, taken]).toEqual(['{"a":1}', [7]])
})

test('a body that was refused its memory is not read', async () => {
  const request = sentBytewise('{"a":1}', { 'Content-Length': '7' })
  const held = {
    take: () => {
      throw new Error('full')
    },
    release: () => {},
    dropped: new AbortController().signal,
  }
  await expect(receiveBody(ROUTES.createPlan, request, LIMITS, held)).rejects.toThrow('full')
  expect(request.bodyUsed).toBe(false)
})
