import load from 'highs'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { bestPlanets } from '../../../engine/advisor/planets/best-planets.ts'
import { crewOfOne } from '../../../engine/advisor/planets/crew.ts'
import { compileAtlas } from '../../../engine/sweeps/atlas/atlas.ts'
import { rank } from '../../../engine/sweeps/atlas/rank.ts'
import { compileUniverse } from '../../../engine/universe/universe.ts'
import { PLANET_QUESTION } from '../../../tests/advisor/planet-question.ts'
import { IC1_CX } from '../../../tests/engine/world.ts'
import { highsSolver } from '../../../workers/advisor/highs-solver.ts'
import { ENOUGH, gapOf, until } from '../timed-crew.ts'

/** Does what one worker does, all of it, and writes how many MiB its process held at the most. */
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
    return rank(compileAtlas(universe, asked), { ...asked, count: 1000 })
  },
  async bestPlanet() {
    const crew = crewOfOne(highsSolver(await load()), compileUniverse(await loadStarterGameData()))
    const site = { ...PLANET_QUESTION.site, experts: 'choose' } as const
    await until(
      (told) => bestPlanets(crew, { ...PLANET_QUESTION, site }, told),
      (known) => gapOf(known) <= ENOUGH,
    )
  },
}

await WORK[process.argv[2] ?? 'nothing']!()
console.log(Math.round(process.resourceUsage().maxRSS / 1024))
