import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { newWriter } from '../../../tests/hosts/writer.ts'

/** How many of its calls are under way at once. */
const AT_ONCE = 4

// Runs in a thread of its own, so that what it costs to be hostile is not measured as the server's slowness.
const owner = parentPort!
const hostile = await newWriter(workerData as string, 'hostile')
let status = 200
for (let n = 0; status === 200; n++) {
  const saved = await hostile.saveBulky(`Bulk ${n}`)
  status = typeof saved === 'number' ? saved : 200
}
const deep = '['.repeat(500_000)
const flat = `[${'{"uuid":1},'.repeat(90_000)}1]`
const emoji = JSON.stringify(Array(5000).fill('😀'))
const turns = [
  () => hostile.send('GET', '/baseplanner'),
  () => hostile.send('PUT', '/baseplanner', deep),
  () => hostile.send('PATCH', '/baseplanner/materialio', flat),
  () => hostile.send('POST', '/data/planet/multiple', emoji),
  () => hostile.saveBulky('One more').then(() => null),
]
owner.postMessage('filled')
await once(owner, 'message')

let isOn = true
let answered = 0
const stopped = once(owner, 'message').then(() => {
  isOn = false
})
const callers = Array.from({ length: AT_ONCE }, async (_, caller) => {
  for (let n = caller; isOn; n++) {
    const answer = await turns[n % turns.length]!().catch(() => null)
    if (isOn) await answer?.arrayBuffer()
    else await answer?.body?.cancel()
    answered++
  }
})
await stopped
await Promise.all(callers)
owner.postMessage(answered)
owner.close()
