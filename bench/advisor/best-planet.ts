import load, { type Highs } from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { compileUniverse, type Universe } from '../../engine/universe.ts'
import { PLANET_QUESTION } from '../../tests/advisor/planet-question.ts'
import { bestPlanets, LEADERS, type PlanetCrew } from '../../workers/advisor/best-planet.ts'
import { boundOf, lookCloser, plainLook, planetsAsked } from '../../workers/advisor/planet-look.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { seconds } from './advisor.ts'

/** One core does it all, where the page has as many workers as there are cores. */
export const suite: Suite = {
  name: 'the best of all planets, seconds of one core',
  async run(): Promise<Row[]> {
    const universe = compileUniverse(await loadStarterGameData())
    const crew = crewOf(await load(), universe)
    const begun = seconds()
    let firstTen = 0
    const { isProved } = await bestPlanets(crew, PLANET_QUESTION, ({ ranked }) => {
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

const crewOf = (highs: Highs, universe: Universe): PlanetCrew => ({
  planets: async (question) => planetsAsked(universe, question),
  bounds: async (question, sets) => sets.map((set) => boundOf(highs, universe, question, set)),
  plainLook: async (question, set) => plainLook(highs, universe, question, set),
  look: async (question, set, stopBelow) => lookCloser(highs, universe, question, set, stopBelow),
})
