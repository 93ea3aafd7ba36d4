import { expose, type Remote } from 'comlink'
import { afterEach, describe, expect, test } from 'vitest'
import { createPool, WorkerLostError, type WorkerPool, type WorkerPort } from './pool.ts'

/** A worker on this thread. `crash` and `hang` do what memory limits and bugs do to real ones. */
function workshop() {
  const workers: { crash: () => void; terminated: boolean }[] = []
  const api = {
    alive: () => new Promise<void>(() => {}),
    echo: (value: number) => value,
    hang: () => new Promise<number>(() => {}),
    fail: () => Promise.reject(new Error('a bug')),
    async crashFirst(limit: number) {
      if (workers.length > limit) return 'answered by a replacement'
      workers.at(-1)?.crash()
      return new Promise<string>(() => {})
    },
  }
  const start = (): WorkerPort => {
    const { port1, port2 } = new MessageChannel()
    expose(api, port1)
    port2.start()
    const errors = new EventTarget()
    const worker = { crash: () => errors.dispatchEvent(new Event('error')), terminated: false }
    workers.push(worker)
    return {
      postMessage: port2.postMessage.bind(port2),
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        (type === 'error' ? errors : port2).addEventListener(type, listener),
      removeEventListener: port2.removeEventListener.bind(port2),
      terminate() {
        worker.terminated = true
        port1.close()
        port2.close()
      },
    }
  }
  return { start, workers, api }
}
type Api = ReturnType<typeof workshop>['api']

let pool: WorkerPool<Api>
function open(size: number, idleMs?: number) {
  const shop = workshop()
  pool = createPool<Api>({ start: shop.start, size, ...(idleMs !== undefined && { idleMs }) })
  return shop.workers
}
describe('a pool of workers', () => {
  afterEach(() => pool.close())

  test('starts no more workers than it may and answers everybody', async () => {
    const workers = open(2)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => pool.run((api) => api.echo(n))))
    expect(answers).toEqual([1, 2, 3, 4, 5])
    expect(workers).toHaveLength(2)
  })

  test('passes a failure on and keeps the worker', async () => {
    const workers = open(1)
    await expect(pool.run((api) => api.fail())).rejects.toThrow('a bug')
    expect(await pool.run((api) => api.echo(7))).toBe(7)
    expect(workers).toHaveLength(1)
  })

  test('replaces a crashed worker and tries its work once more', async () => {
    const workers = open(1)
    expect(await pool.run((api) => api.crashFirst(1))).toBe('answered by a replacement')
    expect(workers.map((worker) => worker.terminated)).toEqual([true, false])
  })

  test('gives up on work that crashes its second worker too, and serves the next', async () => {
    open(1)
    await expect(pool.run((api) => api.crashFirst(2))).rejects.toThrow(WorkerLostError)
    expect(await pool.run((api) => api.echo(1))).toBe(1)
  })

  test('cancelling ends the busy worker at once, so that the next work need not wait', async () => {
    const workers = open(1)
    const stop = new AbortController()
    const hanging = pool.run((api) => api.hang(), stop.signal)
    const next = pool.run((api) => api.echo(2))
    stop.abort()
    await expect(hanging).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(await next).toBe(2)
    expect(workers[0]?.terminated).toBe(true)
  })

  test('cancelling work that still waits costs nobody anything', async () => {
    const workers = open(1)
    const stop = new AbortController()
    const first = pool.run((api) => api.echo(1))
    let begun = false
    const waiting = pool.run((api: Remote<Api>) => {
      begun = true
      return api.echo(2)
    }, stop.signal)
    stop.abort()
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(await first).toBe(1)
    expect(begun).toBe(false)
    expect(workers).toHaveLength(1)
  })

  test('a worker without work is closed', async () => {
    const workers = open(1, 5)
    await pool.run((api) => api.echo(1))
    await expect.poll(() => workers[0]?.terminated).toBe(true)
    expect(await pool.run((api) => api.echo(2))).toBe(2)
  })
})
