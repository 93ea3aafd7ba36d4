import type { Company } from '../../../engine/game/company.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { runInSlices } from '../../event-loop.ts'
import {
  NO_COMPANY,
  type PlayerView,
  playerView,
  type ViewTypes,
} from '../../gamedata/fio/player-copy.ts'
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

/** A view of what a player has in the game, as JSON. For a guest it is simulated, so that every page has something to show. */
export async function ownView(
  asking: Asking,
  view: PlayerView,
): Promise<{ readonly json: string; readonly isExample: boolean }> {
  const { ports, user, ip } = asking
  const isExample = (await usersRepo(ports.db).byId(user.id))?.hasExample ?? false
  const json = isExample
    ? JSON.stringify(await exampleView(asking, view))
    : await playerView(ports, { userId: user.id, ip }, view)
  return { json, isExample }
}

/** The same, parsed in a turn of its own. */
export async function ownData<V extends PlayerView>(
  asking: Asking,
  view: V,
): Promise<ViewTypes[V]> {
  const { json } = await ownView(asking, view)
  return await asking.schedule(async () => JSON.parse(json))
}

async function exampleView(asking: Asking, view: PlayerView): Promise<ViewTypes[PlayerView]> {
  if (view === 'company') return await simulatedCompany(asking)
  const { ports, schedule } = asking
  return await schedule(async () => {
    const facts = await exampleFacts(ports.db)
    return (view === 'storage' ? exampleStorage : exampleSites)(facts, ports.clock())
  })
}

async function simulatedCompany({ ports, schedule }: Asking): Promise<Company> {
  const universe = await schedule(() => exampleUniverse(ports.db))
  if (!universe) return NO_COMPANY
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

async function exampleFacts(db: Database): Promise<ExampleFacts> {
  const gamedata = gamedataRepo(db)
  const [materials, buildings, planets] = await Promise.all([
    gamedata.list('materials'),
    gamedata.list('buildings'),
    gamedata.planetRecords(planetsOfExample()),
  ])
  return { materials, buildings, planets: JSON.parse(planets) as Planet[] }
}
