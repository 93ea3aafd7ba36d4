import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { empireCrewOfOne } from '../../engine/advisor/empire/crew.ts'
import { proposalOf } from '../../engine/advisor/empire/proposal.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import { empireRequestOf, openPlanets } from '../../engine/advisor/empire/request.ts'
import { outlook } from '../../engine/advisor/empire/steps.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { CLASSIC } from '../../engine/reference/rules.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { AI1_CX } from '../../tests/engine/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { seconds } from './advisor.ts'
import { greedyBases } from './greedy-empire.ts'

/** The page's two workers, by one core that has their time together. */
const WORKERS = 2
const GIVEN = 12

export const suite: Suite = {
  name: 'the best empire, one core with the time of two workers',
  async run(): Promise<Row[]> {
    const solver = highsSolver(await load())
    const universe = compileUniverse(await loadStarterGameData())
    const { naturalId, count } = universe.planets
    const given = Array.from(
      { length: GIVEN },
      (_, i) => naturalId[Math.floor(((i + 0.5) * count) / GIVEN)]!,
    )
    const twelve = await solved(solver, universe, questionOn(given, 6), 60)
    const all = questionOn('all', 10)
    const ten = await solved(solver, universe, all, 120)
    return [
      row('advisor.empire12First', 's', twelve.first),
      row('advisor.empire12Gap', '', twelve.gap),
      row('advisor.empire10First', 's', ten.first),
      row('advisor.empire10Gap', '', ten.gap),
      row('advisor.greedyOverEmpire', '', greedyProfit(solver, universe, all) / ten.profit),
    ]
  },
}

const row = (name: string, unit: string, value: number): Row => ({
  name,
  unit,
  ...summarise([value]),
})

const questionOn = (planets: BestEmpireQuestion['planets'], permits: number) => ({
  planets,
  freePlotsOnly: false,
  permitsPerBase: 1,
  cogc: 'own' as const,
  experts: {},
  luxuries: [],
  hqPlanet: null,
  existing: [],
  limits: { permits, sellShare: 0.2, buyShare: 0.2 },
  freight: null,
  exchange: 'AI1' as const,
  empire: null,
  rules: CLASSIC,
  cx: AI1_CX,
})

async function solved(
  solver: Solver,
  universe: Universe,
  question: BestEmpireQuestion,
  secondsAtMost: number,
) {
  const begun = seconds()
  let first = 0
  const answer = await bestEmpire(empireCrewOfOne(solver, universe), question, {
    secondsLeft: () => WORKERS * secondsAtMost - (seconds() - begun),
    onProgress({ best }) {
      if (first === 0 && best && best.bases.length > 0) first = seconds() - begun
    },
  })
  if (!('best' in answer)) throw new Error(answer.status)
  return { first, gap: answer.gap, profit: answer.best.totals.profit }
}

/** Over the same planets that the search comes down to. */
function greedyProfit(solver: Solver, universe: Universe, question: BestEmpireQuestion): number {
  const all = empireRequestOf(universe, question, openPlanets(universe, question))
  const seen = outlook(solver, universe, all)!
  const request = empireRequestOf(universe, question, seen.planets)
  const bases = greedyBases(solver, universe, request)
  return proposalOf(solver, universe, request, bases)!.totals.profit
}
