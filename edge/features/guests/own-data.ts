import type { Company } from '../../../engine/game/company.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { runInSlices } from '../../event-loop.ts'
import { companyData, NO_COMPANY } from '../../gamedata/fio/company-data.ts'
import { type PlayerData, playerData } from '../../gamedata/fio/player-data.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import type { CallerScheduler, Database, Ports } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { usersRepo } from '../accounts/repo.ts'
import { exampleBases, exampleCompany } from './example-company.ts'
import { EXAMPLE_ECONOMY } from './example-economy.ts'
import { type ExampleFacts, exampleSites, exampleStorage } from './example-fio.ts'

interface Asking {
  ports: Ports
  user: { id: number }
  schedule: CallerScheduler
  /** Absent for rules of players who are away. */
  ip?: string
}

/** What a player has in the game. For a guest it is simulated, so that burn, repair and visits have something to show. */
export async function ownData({ ports, user: { id }, schedule, ip }: Asking): Promise<PlayerData> {
  const user = await usersRepo(ports.db).byId(id)
  return user?.hasExample
    ? await schedule(() => exampleData(ports))
    : await playerData(ports, { userId: id, ip })
}

/** What a player's company does in the game. For a guest it is simulated. */
export async function ownCompany(
  asking: Asking,
): Promise<{ readonly company: Company; readonly isExample?: true }> {
  const { ports, user, ip } = asking
  const { ships, isExample } = await ownData(asking)
  if (isExample) {
    return { company: await simulatedCompany(asking), isExample }
  }
  return { company: { ships, ...(await companyData(ports, { userId: user.id, ip })) } }
}

async function simulatedCompany({ ports, schedule }: Asking): Promise<Company> {
  const universe = await schedule(() => exampleUniverse(ports.db))
  if (!universe) return { ships: [], ...NO_COMPANY }
  const bases = await runInSlices(schedule, exampleBases(universe))
  return await schedule(async () => exampleCompany(universe, bases, ports.clock()))
}

async function exampleUniverse(db: Database): Promise<Universe | null> {
  const universe = await universeOf(db)
  if (!universe) return null
  const planets = JSON.parse(await gamedataRepo(db).planetRecords(planetsOfExample())) as Planet[]
  return withPlanets(universe, planets)
}

const planetsOfExample = () =>
  EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans.map((plan) => plan.planet_id))

async function exampleData({ db, clock }: Ports): Promise<PlayerData> {
  const gamedata = gamedataRepo(db)
  const [materials, buildings, planets] = await Promise.all([
    gamedata.list('materials'),
    gamedata.list('buildings'),
    gamedata.planetRecords(planetsOfExample()),
  ])
  const facts: ExampleFacts = {
    materials,
    buildings,
    planets: JSON.parse(planets) as Planet[],
  }
  const now = clock()
  return {
    storage: exampleStorage(facts, now),
    sites: exampleSites(facts, now),
    ships: [],
    isExample: true,
  }
}
