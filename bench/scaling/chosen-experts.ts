import load from 'highs'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import { planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import type { ExchangeRow } from '../../engine/game/gamedata.ts'
import { compileUniverse, type GameData } from '../../engine/universe/universe.ts'
import { PLANET_QUESTION } from '../../scripts/stage/sample-planet-question.ts'
import { AI1_CX, IC1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { summarise } from '../measure.ts'
import { randomFrom } from '../random.ts'
import type { Row, Suite } from '../suite.ts'
import { ENOUGH, gapOf, timedPlanetPool, until } from './timed-pool.ts'

/** `SEEDS=60 npm run bench -- scaling` takes most of an hour of one core. */
const SEEDS = Number(process.env.SEEDS ?? 10)
const WORKERS = 2
const SECONDS = 20
/** The time limit of the page. */
const SECONDS_AT_MOST = 60

/** The search also chooses the experts. Limits are the default ones; each seed has its own prices and exchange. */
export const suite: Suite = {
  name: `the best of all planets with experts to be chosen, seconds of ${WORKERS} workers, ${SEEDS} seeds`,
  async run(): Promise<Row[]> {
    const data = await loadStarterGameData()
    const found: Found[] = []
    for (let seed = 0; seed < SEEDS; seed++) {
      found.push(await proofOf(seed, data))
      console.log(seed, found[seed])
    }
    return [
      row(
        'advisor.bestPlanet',
        's',
        found.map(({ seconds }) => seconds),
      ),
      row(
        'advisor.bestPlanetGap',
        '%',
        found.map(({ gap }) => 100 * gap),
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

interface Found {
  /**
   * The time until no other planet can exceed the best one by more than 1 %, or the page's limit if that was not
   * reached.
   */
  readonly seconds: number
  /** The gap that remained after `SECONDS`. */
  readonly gap: number
}

async function proofOf(seed: number, data: GameData): Promise<Found> {
  const universe = compileUniverse({ ...data, exchanges: moved(data.exchanges, seed) })
  const pool = timedPlanetPool(planetPoolOfOne(highsSolver(await load()), universe), [WORKERS])
  const question: PlanetQuestion = {
    ...PLANET_QUESTION,
    site: { ...PLANET_QUESTION.site, experts: 'choose' },
    cx: seed % 2 === 0 ? IC1_CX : AI1_CX,
  }
  let seconds = SECONDS_AT_MOST
  let gap = Infinity
  await until(
    (told) => bestPlanets(pool, question, told),
    (known) => {
      const now = pool.now(WORKERS)
      if (now <= SECONDS) gap = gapOf(known)
      if (gapOf(known) > ENOUGH) return now > SECONDS_AT_MOST
      seconds = Math.min(seconds, now)
      return true
    },
  )
  return { seconds, gap }
}

/** The first seed uses the prices of the data. The others change each price by up to a quarter. */
function moved(exchanges: readonly ExchangeRow[], seed: number): readonly ExchangeRow[] {
  if (seed === 0) return exchanges
  const random = randomFrom(seed)
  const factors = new Map<string, number>()
  const scaled = (price: number | null, factor: number) => (price === null ? null : price * factor)
  return exchanges.map((row) => {
    const factor = factors.get(row.MaterialTicker) ?? 0.75 + 0.5 * random()
    factors.set(row.MaterialTicker, factor)
    return {
      ...row,
      Ask: scaled(row.Ask, factor),
      Bid: scaled(row.Bid, factor),
      PriceAverage: scaled(row.PriceAverage, factor),
    }
  })
}
