import { parseArgs } from 'node:util'
import { syncAll } from '../gamedata/sync/sync-all.ts'
import { StartError } from '../start-error.ts'
import { openTarget, portsOf } from './target.ts'

// npm run gamedata:sync -- [--from URL of a FIO server] [--to URL of a libSQL server]
const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
try {
  const target = await openTarget(values.to)
  try {
    const failed = await syncAll(portsOf(target.db, values.from), console.log)
    if (failed.size > 0) process.exitCode = 1
  } finally {
    await target.close()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
