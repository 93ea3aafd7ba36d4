import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** An account that is filled to its quota, and begins to do its worst when told: it reads all it has, saves its largest plan and sends bodies that are dear to read. */
export async function fillHostile(url: string) {
  const account = new Worker(new URL('./thread/hostile-account.ts', import.meta.url), {
    workerData: url,
  })
  await once(account, 'message')
  return {
    begin: () => account.postMessage('begin'),
    /** How many calls were answered. */
    async stop(): Promise<number> {
      account.postMessage('stop')
      const [answered] = (await once(account, 'message')) as [number]
      return answered
    },
  }
}
