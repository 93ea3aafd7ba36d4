import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SHARED_VECTORS } from './context.ts'
import { runGolden } from './golden.ts'

const OWN_VECTORS = join(import.meta.dirname, 'vectors')

const dir = resolve(process.argv[2] ?? (existsSync(SHARED_VECTORS) ? SHARED_VECTORS : OWN_VECTORS))
console.log(`vectors of ${dir}`)
const total = await runGolden(dir, console.log)
if (total) console.log(`${total.passed} passed, ${total.failed} failed`)
else console.error(`No vector files in ${dir}`)
if (!total || total.failed > 0) process.exitCode = 1
