import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { empireProposal } from '../../engine/advisor/empire/proposal.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import { empireRequestOf, openPlanets } from '../../engine/advisor/empire/request.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import { empireBound } from '../../engine/advisor/empire/steps.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { AI1_CX, IC1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { seconds } from './advisor.ts'
import { greedyBases } from './greedy-empire.ts'
import { timedEmpirePool } from './timed-empire-pool.ts'

const WORKERS = 2
const GIVEN = 12
/** Half of what the page allows, because searches are most of the time of all benchmarks. */
const SECONDS = 30

export const suite: Suite = {
  name: 'the best empire, seconds of two workers with a core each',
  async run(): Promise<Row[]> {
    const solver = highsSolver(await load(), seconds)
    const data = await loadStarterGameData()
    const universe = compileUniverse(data)
    const { naturalId, count } = universe.planets
    const given = Array.from(
      { length: GIVEN },
      (_, i) => naturalId[Math.floor(((i + 0.5) * count) / GIVEN)]!,
    )
    const twelve = await solved(solver, universe, questionOn(given, 6), SECONDS)
    const all = questionOn('all', 10)
    const ten = await solved(solver, universe, all, SECONDS)
    const freight = {
      rate: { perUnit: 0, perUnitAndJump: 10 },
      hours: null,
      galaxy: galaxyOf(data.systems),
    }
    const carrying = { ...questionOn('all', 4), freight, exchange: 'IC1' as const, cx: IC1_CX }
    const four = await solved(solver, universe, carrying, SECONDS)
    return [
      row('advisor.empire12First', 's', twelve.first),
      row('advisor.empire12Gap', '', twelve.gap),
      row('advisor.empire10First', 's', ten.first),
      row('advisor.empire10Gap', '', ten.gap),
      row('advisor.greedyOverEmpire', '', greedyProfit(solver, universe, all) / ten.profit),
      row('advisor.empire4FreightFirst', 's', four.first),
      row('advisor.empire4FreightGap', '', four.gap),
    ]
  },
}

export const row = (name: string, unit: string, value: number): Row => ({
  name,
  unit,
  ...summarise([value]),
})

export const questionOn = (planets: BestEmpireQuestion['planets'], permits: number) => ({
  planets,
  freePlotsOnly: false,
  permitsPerBase: 1,
  experts: {},
  hqPlanet: null,
  existing: [],
  limits: { permits, sellShare: 0.2, buyShare: 0.2 },
  freight: null,
  books: null,
  exchange: 'AI1' as const,
  empire: null,
  rules: CLASSIC,
  cx: AI1_CX,
})

export async function solved(
  solver: Solver,
  universe: Universe,
  question: BestEmpireQuestion,
  secondsAtMost: number,
) {
  const pool = timedEmpirePool(empirePoolOfOne(solver, universe), WORKERS)
  let first = 0
  const answer = await bestEmpire(pool, question, {
    secondsLeft: () => secondsAtMost - pool.now(),
    onProgress({ best }) {
      if (first === 0 && best && best.bases.length > 0) first = pool.now()
    },
  })
  if (!('best' in answer)) throw new Error(answer.status)
  return { first, gap: answer.gap, profit: answer.best.totals.profit }
}

/** Uses the same planets that the search narrows down to. */
function greedyProfit(solver: Solver, universe: Universe, question: BestEmpireQuestion): number {
  const all = empireRequestOf(universe, question, openPlanets(universe, question))
  const seen = empireBound(solver, universe, all)!
  const request = empireRequestOf(universe, question, seen.planets)
  const bases = greedyBases(solver, universe, request)
  return empireProposal(solver, universe, request, bases)!.totals.profit
}
