import { startWorkerHost } from '../../tests/hosts/worker-host.ts'
import type { Row, Suite } from '../suite.ts'
import { busiestChild, processorMs } from './processor-time.ts'
import { fullAccount, PLANS } from './worker-calls.ts'

const CALLS = 20
const WARM_UP_CALLS = 5

/**
 * What each call costs the Worker itself: processor time of workerd, without the database server's. It holds the way in and
 * out as well, which the first row tells by itself, and each round trip to the database. Linux only.
 */
export const suite: Suite = {
  name: `Worker, processor time a call, ${PLANS} plans and all planets`,
  async run() {
    const host = await startWorkerHost({}, { main: 'edge/worker.ts' })
    try {
      const calls = await fullAccount(host.url)
      // There are two: one runs the Worker, the other passes calls on to it and has done less so far.
      const workerd = await busiestChild('workerd')
      if (workerd === undefined) return []
      const rows: Row[] = []
      for (const [name, call] of Object.entries(calls))
        rows.push(await costOf(`Worker: ${name}`, workerd, call))
      return rows
    } finally {
      await host.close()
    }
  },
}

async function costOf(name: string, pid: number, call: () => Promise<unknown>): Promise<Row> {
  for (let n = 0; n < WARM_UP_CALLS; n++) await call()
  const before = (await processorMs(pid)) ?? 0
  for (let n = 0; n < CALLS; n++) await call()
  const each = (((await processorMs(pid)) ?? 0) - before) / CALLS
  // The system counts in steps too coarse for a single call, so there is no spread.
  return { name, unit: 'ms', median: each, p95: each, n: CALLS }
}
