import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { killedStart, startStages, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { builtFolder } from './built-folder.ts'
import { expectWholeStart } from './whole-start.ts'

/** The first, the middle and the last of the steps with one name. */
function chosen(stages: readonly string[]): number[] {
  const byName = Map.groupBy(stages.keys(), (n) => stages[n]!)
  const points = [...byName.values()].flatMap((all) => [
    all[0]!,
    all[Math.floor(all.length / 2)]!,
    all.at(-1)!,
  ])
  return [...new Set(points)].toSorted((a, b) => a - b)
}

test.each([
  ['copies the database of the build', 'move perigee.db.new to perigee.db', true],
  ['imports the universe', 'database: commit', false],
])(
  'a first start that %s is made good by the next, before whichever step it is killed',
  { timeout: 1_200_000 },
  async (_, step, isBuilt) => {
    const [folder, source] = [await temporaryFolder(), await builtFolder()]
    onTestFinished(() => source.remove())
    onTestFinished(() => folder.remove())
    if (!isBuilt) await rm(source.database)
    const stages = await startStages(join(folder.path, 'whole'), source.options)
    expect(stages).toEqual(expect.arrayContaining(['open secret.new', step]))
    for (const n of chosen(stages)) {
      const dataDir = join(folder.path, `killed-${n}`)
      const killed = await killedStart(dataDir, n, source.options)
      expect(killed, stages[n]).toEqual({ signal: 'SIGKILL', stages: stages.slice(0, n + 1) })
      await expectWholeStart(dataDir, source.options)
      await rm(dataDir, { recursive: true })
    }
  },
)
