import { parseArgs } from 'node:util'
import { openTarget, portsOf } from '../edge/cli/target.ts'
import { ImportError } from '../edge/gamedata/check.ts'
import { writeStarter } from '../edge/gamedata/starter/starter-files.ts'
import { storeUniverse } from '../edge/gamedata/store.ts'
import { syncAll } from '../edge/gamedata/sync/sync-all.ts'
import type { Database } from '../edge/ports.ts'
import { StartError } from '../edge/start-error.ts'
import { readSource } from './gamedata/source-files.ts'

const USAGE = `Say where the game data is: npm run gamedata:import -- --from DIR-OR-URL

  --from DIR-OR-URL  materials.json, buildings.json, recipes.json, exchanges.json, planets.json, systems.json;
                     market_history_dw.json, popr_latest.json, planets_all.tsv and population_all.tsv where there are any;
                     or the address of a FIO server. Named twice, the files of the second place
                     stand in for those of the first, and its further tables count too: planets/new_resources.tsv,
                     planets/local_rules.tsv, planets/orbits.tsv, market/market_maker.tsv
  --to URL           a libSQL server (token in LIBSQL_AUTH_TOKEN) instead of the file in the data folder
  --starter          write the starter universe of this repository instead of a database`

const { values } = parseArgs({
  options: {
    from: { type: 'string', multiple: true },
    to: { type: 'string' },
    starter: { type: 'boolean', default: false },
  },
})
if (!values.from) {
  console.error(USAGE)
  process.exit(2)
}
try {
  const facts = await readSource(values.from, console.log)
  if (facts && values.starter) await writeStarter(facts)
  else if (facts)
    await toDatabase((db) => storeUniverse(db, facts, { source: 'import', at: Date.now() }))
  else await toDatabase(fromUpstream)
  if (facts) {
    const counts = Object.entries(facts.data).map(([kind, records]) => `${records.length} ${kind}`)
    console.log(`Imported ${counts.join(', ')}.`)
  }
} catch (error) {
  if (!(error instanceof ImportError) && !(error instanceof StartError)) throw error
  console.error(`Nothing was imported:\n${error.message}`)
  process.exitCode = 1
}

async function toDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const target = await openTarget(values.to)
  try {
    await work(target.db)
  } finally {
    await target.close()
  }
}

/** Without such files the address is a FIO server. */
async function fromUpstream(db: Database): Promise<void> {
  const failed = await syncAll(portsOf(db, values.from?.[0]), console.log)
  if (failed.size > 0) process.exitCode = 1
}
