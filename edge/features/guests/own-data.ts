import type { Planet } from '../../../engine/game/gamedata.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { type Bytes, utf8 } from '../../crypto/encoding.ts'
import { runInSlices, yieldToEventLoop } from '../../event-loop.ts'
import {
  NO_COMPANY,
  type PlayerView,
  playerView,
  type ViewTypes,
} from '../../gamedata/fio/player-copy.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import type { CallerScheduler, Database, Ports } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest, loadedInTurn } from '../../repo/memory.ts'
import { usersRepo } from '../../repo/users.ts'
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

/** JSON of what a player has in the game. What is simulated is the same for all guests, who share its bytes. */
export type OwnView =
  | { readonly isExample: true; readonly bytes: Bytes }
  | { readonly isExample: false; readonly json: string }

/** A view of what a player has in the game. For a guest it is simulated, so that every page has something to show. */
export async function ownView(asking: Asking, view: PlayerView): Promise<OwnView> {
  const { ports, user, ip } = asking
  const isExample = (await usersRepo(ports.db).byId(user.id))?.hasExample ?? false
  if (isExample) return { isExample, bytes: await exampleView(asking, view) }
  return { isExample, json: await playerView(ports, { userId: user.id, ip }, view) }
}

/** The same, parsed in a turn of its own. */
export async function ownData<V extends PlayerView>(
  asking: Asking,
  view: V,
): Promise<ViewTypes[V]> {
  const own = await ownView(asking, view)
  return await asking.schedule(async () =>
    JSON.parse(own.isExample ? new TextDecoder().decode(own.bytes) : own.json),
  )
}

/** For so long all guests get the same text. The ages in it are exact to a minute. */
const SAME_FOR_MS = 10_000

interface Example {
  facts: ExampleFacts
  universe: Universe | null
  bases: Parameters<typeof exampleCompany>[1]
}
const examples = keepNewest<Example>()
const texts = keepNewest<Bytes>()

async function exampleView({ ports, schedule }: Asking, view: PlayerView): Promise<Bytes> {
  const now = ports.clock()
  const at = now - (now % SAME_FOR_MS)
  const version = await gamedataRepo(ports.db).version()
  return await loadedInTurn(texts, schedule)(view, `${version} ${at}`, async () => {
    const example = await examples('example', version, () => exampleOf(ports.db))
    return utf8(JSON.stringify(simulated[view](example, at)))
  })
}

const simulated: {
  readonly [V in PlayerView]: (example: Example, now: number) => ViewTypes[V]
} = {
  storage: ({ facts }, now) => exampleStorage(facts, now),
  sites: ({ facts }, now) => exampleSites(facts, now),
  company: ({ universe, bases }, now) =>
    universe ? exampleCompany(universe, bases, now) : NO_COMPANY,
}

async function exampleOf(db: Database): Promise<Example> {
  const gamedata = gamedataRepo(db)
  const [materials, buildings, records] = await Promise.all([
    gamedata.list('materials'),
    gamedata.list('buildings'),
    gamedata.planetRecords(
      EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans.map((plan) => plan.planet_id)),
    ),
  ])
  const planets = JSON.parse(records) as Planet[]
  const facts = { materials, buildings, planets }
  const compiled = await universeOf(db)
  if (!compiled) return { facts, universe: null, bases: [] }
  const universe = withPlanets(compiled, planets)
  const bases = await runInSlices(inTurns, exampleBases(universe))
  return { facts, universe, bases }
}

/** A slice in each turn of the event loop. */
const inTurns: CallerScheduler = async (work) => {
  await yieldToEventLoop()
  return await work()
}
