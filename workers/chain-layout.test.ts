import * as elkWorker from 'elkjs/lib/elk-worker.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let layOutChain: typeof import('./chain-layout.ts').layOutChain
let started: { terminated: boolean }[]
let isMute: boolean

/** Its types only describe it as a script of a worker. */
const InProcessWorker: new (
  url: string,
) => {
  postMessage(message: unknown): void
  terminate(): void
} = Reflect.get(elkWorker, 'Worker')

/** elkjs has a worker for environments without threads. This one can also die and stop responding. */
beforeEach(async () => {
  vi.resetModules()
  layOutChain = (await import('./chain-layout.ts')).layOutChain
  started = []
  isMute = false
  vi.stubGlobal(
    'Worker',
    class extends InProcessWorker {
      terminated = false
      constructor() {
        super('')
        started.push(this)
        const hear = this.postMessage.bind(this)
        this.postMessage = (message) => isMute || this.terminated || hear(message)
        this.terminate = () => {
          this.terminated = true
          Reflect.set(this, 'onmessage', () => {})
        }
      }
      addEventListener() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const box = (id: string) => ({ id, width: 100, height: 40 })

test('a chain runs from left to right, and every arrow has its way', async () => {
  const arrows = [
    { from: 'FE', to: 'FEO' },
    { from: 'FE', to: 'O' },
  ]
  const { boxes, arrows: ways, width } = await layOutChain(['FE', 'FEO', 'O'].map(box), arrows)
  expect(boxes.get('FEO')!.x).toBeGreaterThan(boxes.get('FE')!.x + 100)
  expect(boxes.get('FEO')!.y).not.toBe(boxes.get('O')!.y)
  expect(ways.map((points) => points.length >= 2)).toEqual([true, true])
  expect(width).toBeGreaterThan(200)
})

test('cancelling before the engine has loaded is heard as well', async () => {
  const stop = new AbortController()
  const layout = layOutChain([box('FE')], [], stop.signal)
  stop.abort()
  await expect(layout).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('cancelling ends the worker, and the next chain gets a new one', async () => {
  isMute = true
  const stop = new AbortController()
  const hanging = layOutChain([box('FE')], [], stop.signal)
  await vi.waitUntil(() => started.length > 0)
  stop.abort()
  await expect(hanging).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(started[0]?.terminated).toBe(true)
  isMute = false
  expect((await layOutChain([box('FE')], [])).boxes.size).toBe(1)
  expect(started).toHaveLength(2)
})

test('cancelling one chain and starting another in the same moment settles both', async () => {
  isMute = true
  const stop = new AbortController()
  const hanging = layOutChain([box('FE')], [], stop.signal)
  await vi.waitUntil(() => started.length > 0)
  stop.abort()
  isMute = false
  const next = layOutChain([box('FEO')], [])
  await expect(hanging).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect((await next).boxes.has('FEO')).toBe(true)
})

test('cancelling one chain takes no other along', async () => {
  isMute = true
  const stop = new AbortController()
  const hanging = layOutChain([box('FE')], [], stop.signal)
  const other = layOutChain([box('FEO')], [])
  await vi.waitUntil(() => started.length > 0)
  isMute = false
  stop.abort()
  await expect(hanging).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect((await other).boxes.has('FEO')).toBe(true)
})
