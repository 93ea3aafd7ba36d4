import { parseArgs } from 'node:util'
import { dryRun } from '../gamedata/sync/dry-run.ts'
import { syncAll } from '../gamedata/sync/sync-all.ts'
import { StartError } from '../start-error.ts'
import { openTarget, portsOf } from './target.ts'

// npm run gamedata:sync -- [--dry-run] [--from URL of a FIO server] [--to URL of a libSQL server]
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})
try {
  const target = await openTarget(values.to)
  try {
    const ports = portsOf(target.db, values.from)
    const hasFailed = values['dry-run']
      ? (await dryRun(ports, console.log)).hasFailed
      : (await syncAll(ports, console.log)).size > 0
    if (hasFailed) process.exitCode = 1
  } finally {
    await target.close()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
