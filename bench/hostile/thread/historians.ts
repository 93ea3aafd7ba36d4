import { parentPort, workerData } from 'node:worker_threads'

// Runs in a thread of its own, so that the cost of attacking is not measured as slowness of the server.
const { url, tokens } = workerData as { url: string; tokens: readonly string[] }

/** All accounts come from one address. */
const FROM = { 'X-Forwarded-For': '198.51.100.1' }
const AT_ONCE_EACH = 5

async function keepReading(token: string): Promise<never> {
  const headers = { ...FROM, Authorization: `Bearer ${token}` }
  for (;;)
    await fetch(`${url}/api/v1/data/history`, { headers }).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    )
}

parentPort!.once('message', () => {
  for (const token of tokens) for (let n = 0; n < AT_ONCE_EACH; n++) void keepReading(token)
})
