import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import { planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import { compileAtlas } from '../../engine/roi/atlas/atlas.ts'
import { rank } from '../../engine/roi/atlas/rank.ts'
import { compileUniverse, type GameData } from '../../engine/universe/universe.ts'
import { PLANET_QUESTION } from '../../scripts/stage/sample-planet-question.ts'
import { IC1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { seconds } from '../advisor/advisor.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { ENOUGH, gapOf, timedPlanetPool, until } from './timed-pool.ts'
import type { Memory } from './worker/search.ts'

const WORKERS = [1, 2, 4]
/** Keeps every n-th recipe and planet. */
const PARTS = [
  { recipes: 4, planets: 1 },
  { recipes: 2, planets: 1 },
  { recipes: 1, planets: 8 },
  { recipes: 1, planets: 4 },
  { recipes: 1, planets: 2 },
  { recipes: 1, planets: 1 },
]

/** How the cost of the searches grows with their input; docs/scaling.md explains it. */
export const suite: Suite = {
  name: 'searches by recipes, planets and workers, and what a worker holds',
  async run(): Promise<Row[]> {
    const data = await loadStarterGameData()
    const rows: Row[] = []
    for (const part of PARTS) {
      const size = sizeOf(data, part)
      rows.push(atlasRow(size), ...(await planetRows(size)))
      console.table(
        rows.slice(-1 - WORKERS.length).map(({ name, unit, median }) => ({ name, unit, median })),
      )
    }
    return [...rows, ...memoryRows()]
  },
}

function sizeOf(data: GameData, part: (typeof PARTS)[number]): GameData {
  return {
    ...data,
    recipes: data.recipes.filter((_, i) => i % part.recipes === 0),
    planets: data.planets.filter((_, i) => i % part.planets === 0),
  }
}

const nameOf = ({ recipes, planets }: GameData) =>
  `${recipes.length} recipes × ${planets.length} planets`

const ATLAS_SAMPLES = 5

/** What a price change recalculates on one thread: the compiled data and the best planet of each recipe. */
function atlasRow(data: GameData): Row {
  const universe = compileUniverse(data)
  const asked = { cx: IC1_CX, experts: 'own', filter: {}, order: 'market', each: 'recipe' } as const
  const once = () => {
    const begun = seconds()
    rank(compileAtlas(universe, asked), { ...asked, count: 1000, marketShare: 0.2 })
    return 1000 * (seconds() - begun)
  }
  once()
  const times = Array.from({ length: ATLAS_SAMPLES }, once)
  return { name: `scaling.atlas, ${nameOf(data)}`, unit: 'ms', ...summarise(times) }
}

/** The search also chooses experts, until no other planet can exceed the best one by more than 1 %. */
async function planetRows(data: GameData): Promise<Row[]> {
  const pool = timedPlanetPool(
    planetPoolOfOne(highsSolver(await load()), compileUniverse(data)),
    WORKERS,
  )
  const question = {
    ...PLANET_QUESTION,
    site: { ...PLANET_QUESTION.site, experts: 'choose' },
  } as const
  await until(
    (told) => bestPlanets(pool, question, told),
    (known) => gapOf(known) <= ENOUGH,
  )
  return WORKERS.map((workers) => ({
    name: `scaling.bestPlanet, ${nameOf(data)}, ${workers} workers`,
    unit: 's',
    ...summarise([pool.now(workers)]),
  }))
}

const SEARCH = join(import.meta.dirname, 'worker', 'search.ts')

/** Memory of processes that do the work of one worker, and of one that does nothing: that of Node itself. */
function memoryRows(): Row[] {
  return ['nothing', 'atlas', 'bestPlanet'].flatMap((what) => {
    const told = execFileSync(process.execPath, ['--expose-gc', SEARCH, what], { encoding: 'utf8' })
    return Object.entries(JSON.parse(told) as Memory).map(([part, mib]) => ({
      name: `scaling.workerMemory, ${what}, ${part}`,
      unit: 'MiB',
      ...summarise([mib]),
    }))
  })
}
