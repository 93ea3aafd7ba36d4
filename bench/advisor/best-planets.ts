import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { bestPlanets, LEADERS } from '../../engine/advisor/planets/best-planets.ts'
import { planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { PLANET_QUESTION } from '../../scripts/stage/sample-planet-question.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { seconds } from './advisor.ts'

/** Measured on one core. The page has as many workers as there are cores. */
export const suite: Suite = {
  name: 'the best of all planets, seconds of one core',
  async run(): Promise<Row[]> {
    const universe = compileUniverse(await loadStarterGameData())
    const pool = planetPoolOfOne(highsSolver(await load()), universe)
    const begun = seconds()
    let firstTen = 0
    const { isProved } = await bestPlanets(pool, PLANET_QUESTION, ({ ranked }) => {
      if (firstTen === 0 && ranked.length >= LEADERS) firstTen = seconds() - begun
    })
    const proved = seconds() - begun
    if (!isProved) throw new Error('not proved')
    return [
      { name: 'advisor.bestPlanetFirstTen', unit: 's', ...summarise([firstTen]) },
      { name: 'advisor.bestPlanetProved', unit: 's', ...summarise([proved]) },
    ]
  },
}
