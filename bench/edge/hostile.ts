import { newWriter } from '../../tests/hosts/writer.ts'

/** How many of its calls are under way at once. */
const AT_ONCE = 4

/**
 * One account that does its worst until it is told to stop: filled to its quota, it reads all it has, saves its
 * largest plan and sends bodies that are dear to read. Tells how many calls were answered.
 */
export async function startHostile(url: string): Promise<{ stop(): Promise<number> }> {
  const hostile = await newWriter(url, 'hostile')
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
  let isOn = true
  let answered = 0
  const callers = Array.from({ length: AT_ONCE }, async (_, caller) => {
    for (let n = caller; isOn; n++) {
      const answer = await turns[n % turns.length]!().catch(() => null)
      await answer?.arrayBuffer()
      answered++
    }
  })
  return {
    async stop() {
      isOn = false
      await Promise.all(callers)
      return answered
    },
  }
}
