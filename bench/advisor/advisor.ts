import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { advise } from '../../engine/advisor/base/advise.ts'
import { advisorModel } from '../../engine/advisor/base/model.ts'
import type { AdvisorRequest } from '../../engine/advisor/base/request.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { compileUniverse, type Universe } from '../../engine/universe/universe.ts'
import { IC1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'

/** `PLANETS=60 npm run bench -- advisor` is the sample of docs/advisor.md. */
const PLANETS = Number(process.env.PLANETS ?? 20)
const MARKET_SHARE = 0.2
const TABLE = join(import.meta.dirname, '../results/advisor-sample.json')

/** Seconds of processor time on one core, so that other load on the machine does not matter. */
export const seconds = () => process.cpuUsage().user / 1e6

interface Sampled {
  readonly planet: string
  readonly seconds: number
  readonly firstSeconds: number
  readonly gap: number
  readonly profit: number
  /** The best base of a single recipe under the same limits. The advisor's base is never worse. */
  readonly singleRecipe: number
  readonly promiseError: number
}

export const suite: Suite = {
  name: `the best base of ${PLANETS} planets`,
  async run(): Promise<Row[]> {
    const solver = highsSolver(await load())
    const universe = compileUniverse(await loadStarterGameData())
    const singleRecipes = new Map<string, number>()
    const given = sample(solver, universe, {}, singleRecipes)
    const chosen = sample(solver, universe, 'choose', singleRecipes)
    console.table(chosen)
    writeFileSync(TABLE, `${JSON.stringify({ given, chosen }, null, 2)}\n`)
    return [
      ...rows('', given),
      ...rows('Chosen', chosen),
      row(
        'advisor.gap',
        '',
        given.map(({ gap }) => gap),
      ),
      row(
        'advisor.gapChosen',
        '',
        chosen.map(({ gap }) => gap),
      ),
      row(
        'advisor.promiseError',
        '',
        [...given, ...chosen].map(({ promiseError }) => promiseError),
      ),
      row(
        'advisor.overSingleRecipe',
        '×',
        given.map((one) => one.profit / one.singleRecipe),
      ),
    ]
  },
}

const row = (name: string, unit: string, values: readonly number[]): Row => ({
  name,
  unit,
  ...summarise(values),
  p99: Math.max(...values),
})

const rows = (experts: string, all: readonly Sampled[]) => [
  row(
    `advisor.solve${experts}`,
    's',
    all.map((one) => one.seconds),
  ),
  row(
    `advisor.firstAnswer${experts}`,
    's',
    all.map((one) => one.firstSeconds),
  ),
]

function sample(
  solver: Solver,
  universe: Universe,
  experts: AdvisorRequest['site']['experts'],
  singleRecipes: Map<string, number>,
): Sampled[] {
  const { naturalId, count } = universe.planets
  // The first solution also waits for the solver to compile, once a session.
  advise(solver, universe, requestOn(universe, naturalId[0]!, experts))
  return Array.from({ length: PLANETS }, (_, i) => {
    const planet = naturalId[Math.floor(((i + 0.5) * count) / PLANETS)]!
    const request = requestOn(universe, planet, experts)
    const begun = seconds()
    let first = 0
    const advice = advise(solver, universe, request, {
      onProgress({ best }) {
        if (first === 0 && best && best.goal > 0) first = seconds() - begun
      },
    })
    const ended = seconds()
    if (advice.status !== 'proved' && advice.status !== 'rounded')
      throw new Error(`${planet}: ${advice.status}`)
    const { profit } = advice.best.result
    const singleRecipe = singleRecipes.get(planet) ?? bestSingleRecipe(solver, universe, request)
    singleRecipes.set(planet, singleRecipe)
    if (profit < singleRecipe * (1 - 2e-4)) throw new Error(`${planet}: one recipe earns more`)
    return {
      planet,
      seconds: ended - begun,
      firstSeconds: first,
      gap: advice.gap,
      profit,
      singleRecipe,
      promiseError: Math.abs(advice.best.promised - profit) / Math.max(1, profit),
    }
  })
}

export function requestOn(
  universe: Universe,
  planetNaturalId: string,
  experts: AdvisorRequest['site']['experts'],
  cx: CxData | null = IC1_CX,
): AdvisorRequest {
  return {
    site: {
      planetNaturalId,
      permits: 1,
      corphq: false,
      cogc: '---',
      luxuries: [],
      experts,
      empire: null,
      rules: CLASSIC,
      prices: resolvePrices(universe, cx, planetNaturalId),
      dailyVolume: dailyVolumeOf(universe, cx, planetNaturalId),
    },
    limits: { sellShare: MARKET_SHARE, buyShare: MARKET_SHARE },
    goal: { kind: 'profit' },
  }
}

/** The reference base of the ROI tables: the whole area runs one recipe, up to what the market buys. */
function bestSingleRecipe(solver: Solver, universe: Universe, request: AdvisorRequest): number {
  const site = { ...request.site, experts: {} }
  const model = advisorModel(universe, { ...request, site })
  let best = 0
  const works = model.kinds.flatMap((kind) => kind.works)
  for (const { column } of works) {
    const upper = model.program.upper.slice()
    for (const other of works) if (other.column !== column) upper[other.column] = 0
    const solved = solver.solve({ ...model.program, upper })
    if ('objective' in solved) best = Math.max(best, solved.objective + model.constant)
  }
  return best
}
