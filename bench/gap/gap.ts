import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { advise } from '../../engine/advisor/base/advise.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { AI1_CX, IC1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { requestOn, seconds } from '../advisor/advisor.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'

/** `PLANETS=60 MARKETS=none npm run bench -- gap`: more planets, and without an exchange only. */
const PLANETS = Number(process.env.PLANETS ?? 20)
const MARKETS: Readonly<Record<string, CxData | null>> = { none: null, IC1: IC1_CX, AI1: AI1_CX }

/** How far the best bases are below their bounds, without an exchange and at one. */
export const suite: Suite = {
  name: `distance from the bound on ${PLANETS} planets`,
  async run(): Promise<Row[]> {
    const solver = highsSolver(await load())
    const universe = compileUniverse(await loadStarterGameData())
    const asked = process.env.MARKETS?.split(' ') ?? Object.keys(MARKETS)
    return asked.flatMap((market) => rowsAt(solver, universe, market))
  },
}

function rowsAt(solver: Solver, universe: Universe, market: string): Row[] {
  const cx = MARKETS[market]
  if (cx === undefined) throw new Error(`No market ${market}: ${Object.keys(MARKETS).join(', ')}`)
  const { naturalId, count } = universe.planets
  // The first solution also waits for the solver to compile.
  advise(solver, universe, requestOn(universe, naturalId[0]!, {}, IC1_CX))
  const found = Array.from({ length: PLANETS }, (_, i) => {
    const planet = naturalId[Math.floor(((i + 0.5) * count) / PLANETS)]!
    const begun = seconds()
    const advice = advise(solver, universe, requestOn(universe, planet, {}, cx))
    const took = seconds() - begun
    if (!('best' in advice)) throw new Error(`${planet}: ${advice.status}`)
    const { status, bound } = advice
    const { goal } = advice.best
    const below = bound > 0 ? 1 - goal / bound : 0
    // Printed at once, because a whole sample takes long.
    const profit = `${Math.round(goal)} of ${Math.round(bound)}`
    console.log(
      `${market} ${planet}: ${(100 * below).toFixed(2)} % below, ${profit}, ${status}, ${took.toFixed(1)} s`,
    )
    return { below, took }
  })
  const rowOf = (name: string, unit: string, values: readonly number[]): Row => ({
    name: `gap.${name}, ${market}`,
    unit,
    ...summarise(values),
    p99: Math.max(...values),
  })
  return [
    rowOf(
      'belowBound',
      '',
      found.map(({ below }) => below),
    ),
    rowOf(
      'seconds',
      's',
      found.map(({ took }) => took),
    ),
  ]
}
