import * as v from 'valibot'
import { readCsv } from '../../../engine/game/csv-rows.ts'
import { type Planet, ProductionFee } from '../../../engine/game/gamedata.ts'
import { sameValue } from '../../../engine/game/same-value.ts'
import { nextProgramChange } from '../../../engine/planets/cogc.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { updatePlanets } from '../../repo/gamedata-writes.ts'
import { DAILY_MS, type Job, type JobContext, SyncProblem } from './sync-job.ts'

const PATH = '/csv/planetproductionfees'
const COLUMNS = [
  'PlanetNaturalId',
  'Category',
  'WorkforceLevel',
  'FeeAmount',
  'FeeCurrency',
] as const

/** Production fees of all governed planets in one call. A planet that is not in the list keeps its known fees. */
export const refreshFees: Job = async (context) => {
  const { ports, fio, now } = context
  const text = await fio.text('the production fees', PATH)
  const fees = feesByPlanet(text, context)
  const planets = (await gamedataRepo(ports.db).planets()).map(({ planet }) => planet)
  const changed = planets.flatMap((planet): Planet[] => {
    const ProductionFees = fees.get(planet.PlanetNaturalId)
    if (!ProductionFees || sameValue(ProductionFees, planet.ProductionFees)) return []
    // The list has no date, and the day of the previous fees does not apply to the new ones.
    const { ProductionFeesAsOf: _, ...rest } = planet
    return [{ ...rest, ProductionFees }]
  })
  if (changed.length > 0)
    await ports.db.batch(
      updatePlanets(
        changed.map((planet) => ({
          planet,
          programChangesAt: nextProgramChange(planet.COGCPrograms, now),
        })),
      ),
    )
  return { dueAt: now + DAILY_MS, isComplete: true }
}

function feesByPlanet(
  text: string,
  { leftOut }: Pick<JobContext, 'leftOut'>,
): ReadonlyMap<string, ProductionFee[]> {
  const [heading, ...rows] = readCsv(text)?.rows ?? []
  const places = COLUMNS.map((name) => heading?.cells.indexOf(name) ?? -1)
  if (places.includes(-1) || rows.length === 0)
    throw new SyncProblem('FIO sent the production fees in an unknown form')
  const fees = new Map<string, ProductionFee[]>()
  for (const { cells } of rows) {
    const [planet = '', Category, WorkforceLevel, amount, FeeCurrency] = places.map(
      (place) => cells[place],
    )
    const fee = { Category, WorkforceLevel, FeeAmount: Number(amount || Number.NaN), FeeCurrency }
    if (!v.is(ProductionFee, fee)) {
      leftOut(`production fee of ${planet} (${cells.slice(0, 6).join(' ')})`)
      continue
    }
    const known = fees.get(planet)
    if (known) known.push(fee)
    else fees.set(planet, [fee])
  }
  return fees
}
