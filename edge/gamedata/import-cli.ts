import { parseArgs } from 'node:util'
import { GameDataError } from './check.ts'
import { readSource } from './source-files.ts'
import { writeStarter } from './starter-files.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, starter: { type: 'boolean' } },
})
if (!values.from) {
  console.error('Say where the game data is: npm run gamedata:import -- --from DIR-OR-URL')
  process.exit(2)
}
try {
  const universe = await readSource(values.from)
  if (values.starter) await writeStarter(universe)
} catch (error) {
  if (!(error instanceof GameDataError)) throw error
  console.error(`Nothing was imported:\n${error.message}`)
  process.exit(1)
}
