import type { Planet, PopulationReport } from '../../../engine/game/gamedata.ts'
import { activeProgram, nextProgramChange } from '../../../engine/planets/cogc.ts'
import { compileStarMap, stationDistances } from '../../../engine/universe/jumps.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { isSettled, putPlanets, putPopulations, updatePlanets } from '../../repo/gamedata-writes.ts'
import { planetVisited, syncRepo } from '../../repo/sync.ts'
import {
  bestExtractions,
  type KnownUniverse,
  toPlanet,
  toPopulationReport,
  withBestExtractions,
} from '../derive/derive-records.ts'
import type { Upstream } from '../fio/upstream.ts'
import {
  UpstreamInfrastructure,
  UpstreamPlanet,
  UpstreamPlanetNames,
} from '../fio/upstream-schemas.ts'
import { DAILY_MS, type Job, type JobContext, problemOf, SyncProblem, visit } from './sync-job.ts'

const MAX_FAILURES = 3
const PROGRAM_CHANGES_AT_ONCE = 500

/** Fetches all planets in a round, some at each tick, because the full list of all would not fit into a Worker's memory. */
export const refreshPlanets: Job = async (context) => {
  const { ports, fio, now, budget } = context
  const repo = syncRepo(ports.db)
  let visiting = await repo.nextPlanets(budget.planets)
  if (visiting.length === 0) {
    const names = await planetNames(fio)
    await repo.queuePlanets(names.map((planet) => planet.PlanetNaturalId))
    visiting = await repo.nextPlanets(budget.planets)
  }
  const around = await surroundings(context)
  const isRoundOver = async () => (await repo.nextPlanets(1)).length === 0
  try {
    await visit(
      context,
      visiting,
      (id) => visitPlanet(context, around, id),
      (id) => repo.planetFailed(id, MAX_FAILURES),
    )
  } catch (error) {
    // The last planets of a round may all be invalid. That must not start the round again.
    if (!(error instanceof SyncProblem) || !(await isRoundOver())) throw error
  }
  if (!(await isRoundOver())) return { dueAt: now, isComplete: false }
  await levelExtraction(context)
  return { dueAt: now + DAILY_MS, isComplete: true }
}

export async function surroundings({ ports }: Pick<JobContext, 'ports'>): Promise<KnownUniverse> {
  const repo = gamedataRepo(ports.db)
  const planets = (await repo.planets()).map(({ planet }) => planet)
  const former = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const map = compileStarMap(await repo.list('systems'))
  const materials = await repo.list('materials')
  return {
    tickerOf: new Map(materials.map((m) => [m.MaterialId, m.Ticker])),
    distancesOf: stationDistances(map),
    knowsSystem: (id) => map.indexOf.has(id),
    bestExtraction: bestExtractions(planets),
    formerOf: (naturalId) => former.get(naturalId),
  }
}

export const planetNames = (fio: Upstream) =>
  fio.list('the list of planets', '/planet/allplanets', UpstreamPlanetNames)

export async function fetchPlanet(
  { fio, now, leftOut }: Pick<JobContext, 'fio' | 'now' | 'leftOut'>,
  around: KnownUniverse,
  naturalId: string,
): Promise<Planet> {
  const path = `/planet/${encodeURIComponent(naturalId)}`
  const fetched = await fio.one(`planet ${naturalId}`, path, UpstreamPlanet)
  return toPlanet(fetched, around, now, leftOut)
}

async function visitPlanet(
  context: JobContext,
  around: KnownUniverse,
  naturalId: string,
): Promise<void> {
  const { ports, now } = context
  const planet = await fetchPlanet(context, around, naturalId)
  const report = isSettled(planet) ? await population(context, planet) : null
  const programChangesAt = nextProgramChange(planet.COGCPrograms, now)
  const origin = { source: 'upstream' as const, at: now }
  await ports.db.batch([
    ...putPlanets([{ planet, programChangesAt }], origin),
    ...putPopulations(report ? [[naturalId, report]] : [], origin),
    planetVisited(naturalId),
  ])
}

/** Returns null if nobody lives there. If FIO has no report, the stored one is kept. */
async function population(
  { ports: { log }, fio }: JobContext,
  { PlanetNaturalId, PlanetId }: Planet,
): Promise<PopulationReport | null> {
  const path = `/infrastructure/${encodeURIComponent(PlanetNaturalId)}`
  try {
    const what = `the population of ${PlanetNaturalId}`
    const { InfrastructureReports } = await fio.one(what, path, UpstreamInfrastructure)
    return toPopulationReport(InfrastructureReports, PlanetId)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    log.warn('sync', { problem })
    return null
  }
}

/** The highest extraction of a material is known when the round is over. Then all planets get it. */
async function levelExtraction({ ports: { db }, now }: JobContext): Promise<void> {
  const planets = (await gamedataRepo(db).planets()).map(({ planet }) => planet)
  const best = bestExtractions(planets)
  const changed = planets
    .map((planet) => withBestExtractions(planet, best))
    .filter((planet) => planet !== null)
  if (changed.length > 0) await db.batch(updated(changed, now))
}

/** Programmes begin and end between two visits, so each tick looks for those whose time has come. */
export const changePrograms: Job = async ({ ports: { db }, now }) => {
  const planets = await syncRepo(db).planetsWithProgramChange(now, PROGRAM_CHANGES_AT_ONCE)
  const changed = planets.map((planet) => ({
    ...planet,
    COGCProgramActive: activeProgram(planet.COGCPrograms, now),
  }))
  if (changed.length > 0) await db.batch(updated(changed, now))
  return { dueAt: now, isComplete: true }
}

function updated(planets: readonly Planet[], now: number) {
  return updatePlanets(
    planets.map((planet) => ({
      planet,
      programChangesAt: nextProgramChange(planet.COGCPrograms, now),
    })),
  )
}
