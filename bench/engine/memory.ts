import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { summarise } from '../measure.ts'
import type { Row } from '../suite.ts'

const SAMPLES = 7

export function bytesPer(name: string, make: () => unknown): Row {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const kept: unknown[] = [make()]
  const bytes: number[] = []
  let before = used()
  for (let sample = 0; sample < SAMPLES; sample++) {
    kept.push(make())
    const after = used()
    bytes.push(after - before)
    before = after
  }
  if (kept.length !== SAMPLES + 1) throw new Error('What is measured must be kept until the end')
  return { name, unit: 'bytes', ...summarise(bytes) }
}
