import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SHARED_VECTORS } from './context.ts'
import { runFlights } from './flights/run-flights.ts'
import { runGolden, type Tally } from './golden.ts'

const OWN_VECTORS = join(import.meta.dirname, 'vectors')

const dir = resolve(process.argv[2] ?? (existsSync(SHARED_VECTORS) ? SHARED_VECTORS : OWN_VECTORS))
console.log(`vectors of ${dir}`)
const vectors = await runGolden(dir, console.log)
const flights = await runFlights(dir, console.log)
const total = vectors || flights ? sum(vectors, flights) : null
if (total) console.log(`${total.passed} passed, ${total.failed} failed`)
else console.error(`No vector files in ${dir}`)
if (!total || total.failed > 0) process.exitCode = 1

function sum(...tallies: readonly (Tally | null)[]): Tally {
  const count = (of: keyof Tally) => tallies.reduce((all, tally) => all + (tally?.[of] ?? 0), 0)
  return { passed: count('passed'), failed: count('failed') }
}
