import type { BestEmpireQuestion, EmpireFreight } from '../../engine/advisor/empire/question.ts'
import { systemOf } from '../../engine/fleet/ships/place-id.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { AI1_CX } from '../../scripts/stage/world.ts'
import { small } from './few-planets.ts'

export const ids = small.planets.naturalId

/** Two bases on the first planets there are. */
export const question = (over: Partial<BestEmpireQuestion> = {}): BestEmpireQuestion => ({
  planets: ids.slice(0, 3),
  freePlotsOnly: false,
  permitsPerBase: 1,
  experts: {},
  hqPlanet: null,
  existing: [],
  limits: { permits: 2, sellShare: 0.2, buyShare: 0.2 },
  freight: null,
  books: null,
  exchange: 'AI1',
  empire: null,
  rules: CLASSIC,
  cx: AI1_CX,
  ...over,
})

/** All systems in a row, an exchange at one end. */
export const FREIGHT: EmpireFreight = {
  rate: { perUnit: 3, perUnitAndJump: 20 },
  hours: null,
  galaxy: rowOfSystems(['ZV-307', ...new Set(ids.map(systemOf))]),
}

/** Links by pairs of places in the list. */
export function galaxyOfLinks(
  systems: readonly string[],
  pairs: readonly (readonly [number, number])[],
) {
  const links = systems.map((_, at) =>
    pairs.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : [])),
  )
  const first = [0]
  for (const next of links) first.push(first.at(-1)! + next.length)
  return {
    systems: systems.join(' '),
    positions: new Float64Array(3 * systems.length),
    first: Int32Array.from(first),
    links: Int32Array.from(links.flat()),
  }
}

function rowOfSystems(systems: readonly string[]) {
  return galaxyOfLinks(
    systems,
    systems.slice(1).map((_, at) => [at, at + 1] as const),
  )
}

export const FARM_PLANET = 'CH-771a'
export const farm = (amount: number): PlanData => ({
  planet: {
    planetid: FARM_PLANET,
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [],
    workforce: [],
  },
  infrastructure: [{ building: 'HB1', amount: Math.ceil(amount / 2) }],
  buildings: [
    { name: 'FRM', amount, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
  ],
})
