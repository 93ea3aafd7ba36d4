import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { startBareWorker } from './bare-worker.ts'
import { firstThreadMs, processorMs } from './processor-time.ts'
import { fullAccount, PLANS } from './worker-calls.ts'

/** Together with the warm-up, fewer than the maximum number of sessions, beyond which log-ins end older ones. */
const CALLS = 60
const WARM_UP_CALLS = 20

/**
 * The cost of each call to the Worker: processor time of the workerd thread that runs it. It includes HTTP and the
 * connection to the database; the call to an unknown path shows that part. Garbage collection and compilation on other
 * threads are in the figure of the whole process. Linux only.
 */
export const suite: Suite = {
  name: `Worker, processor time a call, ${PLANS} plans and all planets`,
  async run() {
    const worker = await startBareWorker()
    try {
      if ((await firstThreadMs(worker.pid)) === null) return []
      const calls = await fullAccount(worker.url)
      const rows: Row[] = []
      for (const [name, call] of Object.entries(calls))
        rows.push(...(await costOf(name, worker.pid, call)))
      return rows
    } finally {
      await worker.close()
    }
  },
}

async function costOf(name: string, pid: number, call: () => Promise<unknown>): Promise<Row[]> {
  const ms = async () => {
    const before = (await firstThreadMs(pid)) ?? 0
    await call()
    return ((await firstThreadMs(pid)) ?? 0) - before
  }
  const first = await ms()
  for (let n = 0; n < WARM_UP_CALLS; n++) await call()
  const processBefore = (await processorMs(pid)) ?? 0
  const times: number[] = []
  for (let n = 0; n < CALLS; n++) times.push(await ms())
  const whole = ((await processorMs(pid)) ?? 0) - processBefore
  const ratio = whole / times.reduce((sum, time) => sum + time)
  return [
    {
      name: `Worker: ${name}`,
      unit: 'ms',
      ...summarise(times),
      compared: { with: 'in the whole process', ratio },
    },
    { name: `Worker, first time: ${name}`, unit: 'ms', median: first, p95: first, n: 1 },
  ]
}
