import type { PlanData } from '../../engine/game/plan.ts'
import { building, site, store } from '../../scripts/stage/fio-player.ts'
import { PLAYER } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { AI1_CX, data } from '../../scripts/stage/world.ts'
import { createPlayer, type Player } from './app.ts'

const HOME = 'ZV-307'
const KINDS = [
  [running('FP', 4, 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'), running('FP', 2, 'FP#10xH2O=>7xDW')],
  [running('BMP', 6, 'BMP#1xC 2xH=>200xPE'), running('BMP', 2, 'BMP#1xSTL=>5xPT')],
  [running('CHP', 3, 'CHP#2xH2O 2xN 1xLST=>4xNS'), running('CHP', 1, 'CHP#1xLST=>10xFLX')],
  [running('HYF', 4, 'HYF#16xH2O 1xNS=>6xVEG'), running('HYF', 2, 'HYF#1xNS=>4xMUS')],
] as const

/** Planets in the order of their distance from Antares, each with a plan of one of four kinds. */
export function wideBases(count: number): PlanData[] {
  const systems = new Map(data.systems.map((system) => [system.NaturalId, system]))
  const home = systems.get(HOME)!
  const distance = (id: string) => {
    const { PositionX: x, PositionY: y, PositionZ: z } = systems.get(id.slice(0, -1))!
    return Math.hypot(x - home.PositionX, y - home.PositionY, z - home.PositionZ)
  }
  return data.planets
    .map(({ PlanetNaturalId }) => PlanetNaturalId)
    .filter((id) => systems.has(id.slice(0, -1)))
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, count)
    .map((id, n) => base(id, ...KINDS[n % KINDS.length]!))
}

const FOOD = { RAT: 200, DW: 200, OVE: 40, EXO: 20, PT: 20, COF: 20, PWO: 20 }
/** A third of the bases has nothing, a third some days of food, a third plenty but its products in the way. */
const STOCKS = [
  {},
  { ...FOOD, DW: 30, GRN: 3, C: 1, LST: 2, NS: 2 },
  {
    ...{ RAT: 2000, DW: 2000, OVE: 400, EXO: 200, PT: 200, COF: 200, PWO: 200 },
    ...{ GRN: 200, BEA: 200, NUT: 200, H2O: 1500, C: 100, H: 200, STL: 60, LST: 60, N: 60, NS: 60 },
  },
]

/** Ships stand at the station of Antares, full and repaired. */
const shipAtHome = (n: number) => ({
  ShipId: `ship AVI-${n}`,
  StoreId: `store AVI-${n}`,
  Registration: `AVI-${n}`,
  Name: `Kestrel ${n}`,
  Location: 'Antares Station',
  Condition: 0.99 - n / 100,
  AddressLines: [
    { LineId: 'system', LineType: 'SYSTEM', NaturalId: HOME, Name: 'Antares I' },
    { LineId: 'station', LineType: 'STATION', NaturalId: 'ANT', Name: 'Antares Station' },
  ],
  LastRepairEpochMs: 0,
  CommissioningTimeEpochMs: 1664344241429,
  RepairMaterials: [],
})

/** FIO's lists of a company with these bases and eight ships at Antares. */
export function wideLists(plans: readonly PlanData[], ships = 8): Record<string, unknown> {
  const named = plans.map(({ planet: { planetid } }) => planetid)
  const registrations = Array.from({ length: ships }, (_, n) => n + 1)
  return {
    [`/storage/${PLAYER.name}`]: [
      ...named.map((id, n) =>
        store('STORE', `store ${id}`, `site ${id}`, STOCKS[n % STOCKS.length]!, 5000),
      ),
      ...registrations.map((n) =>
        store('SHIP_STORE', `store AVI-${n}`, `ship AVI-${n}`, {}, n % 2 === 0 ? 1000 : 500),
      ),
    ],
    [`/sites/${PLAYER.name}`]: plans.map(({ planet, infrastructure, buildings }, n) => ({
      ...site(planet.planetid, [
        ...infrastructure.flatMap((row) => several(row.amount, row.building, 1, 0)),
        ...buildings.flatMap((row) =>
          several(row.amount, row.name, 1 - (n % 5) / 10, 45 * (n % 5)),
        ),
      ]),
      PlanetName: nameOf(planet.planetid),
    })),
    [`/sites/warehouses/${PLAYER.name}`]: [],
    [`/ship/ships/${PLAYER.name}`]: registrations.map(shipAtHome),
  }
}

const several = (amount: number, ticker: string, condition: number, days: number) =>
  Array.from({ length: amount }, () =>
    building(ticker, condition, days, days > 0 ? { BSE: 2, BBH: 1 } : {}),
  )

const nameOf = (id: string) =>
  data.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === id)?.PlanetName ?? id

/** An account whose one empire has all of these plans, at the prices of AI1. */
export async function widePlayer(host: TestHost, plans: readonly PlanData[]): Promise<Player> {
  const player = await createPlayer(host)
  const planning = planningOf(host, player)
  const profile = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: player.email }
  await planning.call('PATCH', '/user/profile', profile)
  const empire = await planning.createEmpire({ name: 'Antares Works', faction: 'ANTARES' })
  const made: string[] = []
  for (const plan of plans) {
    const { planetid } = plan.planet
    const name = `${nameOf(planetid)} ${plan.buildings[0]!.name}`
    made.push((await planning.createPlan(planWrite(name, plan))).uuid)
  }
  await planning.assignPlans(empire.uuid, made)
  const cx = await planning.createCx(AI1_CX)
  await planning.assignCx(cx.uuid, [empire.uuid])
  return player
}
