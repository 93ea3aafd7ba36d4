import load, { type Highs } from 'highs'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { bestPlanets } from '../../../engine/advisor/planets/best-planets.ts'
import { planetPoolOfOne } from '../../../engine/advisor/planets/solver-pool.ts'
import { compileAtlas } from '../../../engine/roi/atlas/atlas.ts'
import { rank } from '../../../engine/roi/atlas/rank.ts'
import { compileUniverse } from '../../../engine/universe/universe.ts'
import { PLANET_QUESTION } from '../../../scripts/stage/sample-planet-question.ts'
import { IC1_CX } from '../../../scripts/stage/world.ts'
import { highsSolver } from '../../../workers/advisor/highs-solver.ts'
import { ENOUGH, gapOf, until } from '../timed-pool.ts'

let highs: Highs | undefined

/** Does the work of one worker, and writes how much memory it used. */
const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  nothing: async () => {},
  async atlas() {
    const asked = {
      cx: IC1_CX,
      experts: 'own',
      filter: {},
      order: 'market',
      each: 'recipe',
    } as const
    const universe = compileUniverse(await loadStarterGameData())
    return rank(compileAtlas(universe, asked), { ...asked, count: 1000, marketShare: 0.2 })
  },
  async bestPlanet() {
    highs = await load()
    const pool = planetPoolOfOne(highsSolver(highs), compileUniverse(await loadStarterGameData()))
    const site = { ...PLANET_QUESTION.site, experts: 'choose' } as const
    await until(
      (told) => bestPlanets(pool, { ...PLANET_QUESTION, site }, told),
      (known) => gapOf(known) <= ENOUGH,
    )
  },
}

/** The memory figures that the bench reads, in MiB. */
export interface Memory {
  /** Memory of the whole process, garbage included. */
  readonly peak: number
  /** Heap still in use at the end. */
  readonly heap: number
  /** Memory of the solver, which never shrinks. */
  readonly solver: number
}

await WORK[process.argv[2] ?? 'nothing']!()
const mib = (bytes: number) => Math.round(bytes / 2 ** 20)
const peak = Math.round(process.resourceUsage().maxRSS / 1024)
globalThis.gc?.()
const { heapUsed, arrayBuffers } = process.memoryUsage()
console.log(
  JSON.stringify({
    peak,
    heap: mib(heapUsed + arrayBuffers),
    solver: mib(highs?.memoryBytes ?? 0),
  } satisfies Memory),
)
