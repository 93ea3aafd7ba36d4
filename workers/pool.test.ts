import { expose, type Remote } from 'comlink'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPool, type Pool, poolSize, WorkerLostError, type WorkerPort } from './pool.ts'
import { overSlices } from './slices.ts'

/** A worker on this thread: `crash` and `hang` do to it what memory and bugs do to real ones. */
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

let pool: Pool<Api>
function open(size: number, idleMs?: number) {
  const shop = workshop()
  pool = createPool<Api>({ start: shop.start, size, ...(idleMs !== undefined && { idleMs }) })
  return shop.workers
}
describe('the size of a pool', () => {
  test.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [32, 8],
    [0, 1],
  ])('with %i cores starts at most %i workers', (cores, size) => {
    expect(poolSize(cores)).toBe(size)
  })
})

describe('a worker started ahead', () => {
  test('is the one that gets the work, and is told of when it runs', async () => {
    const { start, workers, api } = workshop()
    let lock = ''
    const [runs, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    api.alive = () =>
      new Promise<void>((granted) => {
        const hold = () =>
          navigator.locks.request(lock, () => {
            granted()
            return ends.promise
          })
        void runs.promise.then(hold)
      })
    pool = createPool<Api>({
      start: (name) => {
        lock = name
        return start()
      },
      size: 2,
    })
    await pool.started()
    pool.start()
    pool.start()
    let isRunning = false
    const started = pool.started().then(() => {
      isRunning = true
    })
    expect(await pool.run((api) => api.echo(4))).toBe(4)
    expect(isRunning).toBe(false)
    runs.resolve()
    await started
    expect(workers).toHaveLength(1)
    ends.resolve()
  })

  test('is closed when nothing is asked', async () => {
    const workers = open(1, 5)
    pool.start()
    await vi.waitFor(() => expect(workers[0]?.terminated).toBe(true))
    expect(await pool.run((api) => api.echo(4))).toBe(4)
    expect(workers).toHaveLength(2)
  })
})

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
    const hanging = pool.run((api) => api.hang(), { signal: stop.signal })
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
    const waiting = pool.run(
      (api: Remote<Api>) => {
        begun = true
        return api.echo(2)
      },
      { signal: stop.signal },
    )
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

describe('slices', () => {
  afterEach(() => pool.close())

  test('cover the range once and come back in order, with progress', async () => {
    open(2)
    const seen: number[] = []
    const parts = await overSlices(
      { total: 10, size: 4 },
      (from, to) => pool.run((api) => api.echo(from * 100 + to)),
      (done) => seen.push(done),
    )
    expect(parts).toEqual([4, 408, 810])
    expect(seen[0]).toBe(0)
    expect(seen.at(-1)).toBe(10)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  test('of nothing are none', async () => {
    open(1)
    expect(await overSlices({ total: 0, size: 4 }, async () => 1)).toEqual([])
  })
})
