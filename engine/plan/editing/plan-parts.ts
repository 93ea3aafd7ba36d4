import {
  EXPERT_TYPES,
  INFRASTRUCTURE_TYPES,
  type PlanBuilding,
  type PlanPlanet,
  type PlanWrite,
} from '../../game/plan.ts'
import { WORKFORCES } from '../../game/primitives.ts'
import { recipeIdInWords } from '../../game/recipe-words.ts'
import { cogcInWords, inWords, onOff, workersInWords } from '../../game/words.ts'
import { setExperts, setInfrastructure, setLuxury } from '../edit.ts'
import { fieldsPart, type Part, type PartsOf } from './differences.ts'
import { factionInWords } from './empire-editor.ts'

type PlanPart = Part<PlanWrite>

/** A building with its recipes is one part: half of it means nothing. */
export const planParts: PartsOf<PlanWrite> = (versions) => [
  fieldsPart('Name', ['name'], ({ name }) => name),
  fieldsPart('Faction', ['faction'], ({ faction }) => factionInWords(faction)),
  fieldsPart(
    'Empire permits',
    ['permits_used', 'permits_total', 'override_empire'],
    (plan) =>
      `${plan.permits_used} of ${plan.permits_total}${plan.override_empire ? ', own values' : ''}`,
  ),
  planetPart('Permits', 'permits', ({ permits }) => String(permits)),
  planetPart('Corporate HQ', 'corphq', ({ corphq }) => onOff(corphq)),
  planetPart('CoGC', 'cogc', ({ cogc }) => cogcInWords(cogc)),
  ...EXPERT_TYPES.map(expertsPart),
  ...WORKFORCES.map(luxuriesPart),
  ...INFRASTRUCTURE_TYPES.map(infrastructurePart),
  ...buildingParts(versions),
]

function planetPart(
  label: string,
  field: keyof PlanPlanet,
  show: (planet: PlanPlanet) => string,
): PlanPart {
  return {
    id: field,
    label,
    show: ({ planet }) => show(planet),
    take: (into, { planet }) => ({ ...into, planet: { ...into.planet, [field]: planet[field] } }),
  }
}

function expertsPart(type: (typeof EXPERT_TYPES)[number]): PlanPart {
  const amountIn = ({ planet }: PlanWrite) =>
    planet.experts.find((entry) => entry.type === type)?.amount ?? 0
  return {
    id: `experts ${type}`,
    label: `${inWords(type)} experts`,
    show: (plan) => String(amountIn(plan)),
    take: (into, from) => setExperts(into, type, amountIn(from)),
  }
}

function luxuriesPart(type: (typeof WORKFORCES)[number]): PlanPart {
  const luxuries = ({ planet }: PlanWrite) => {
    const entry = planet.workforce.find((known) => known.type === type)
    return { lux1: entry?.lux1 ?? true, lux2: entry?.lux2 ?? true }
  }
  return {
    id: `luxuries ${type}`,
    label: `Luxuries of ${workersInWords(type)}`,
    show(plan) {
      const { lux1, lux2 } = luxuries(plan)
      return `${onOff(lux1)}, ${onOff(lux2)}`
    },
    take(into, from) {
      const { lux1, lux2 } = luxuries(from)
      return setLuxury(setLuxury(into, type, 'lux1', lux1), type, 'lux2', lux2)
    },
  }
}

function infrastructurePart(type: (typeof INFRASTRUCTURE_TYPES)[number]): PlanPart {
  const amountIn = ({ infrastructure }: PlanWrite) =>
    infrastructure.find(({ building }) => building === type)?.amount ?? 0
  return {
    id: `infrastructure ${type}`,
    label: type,
    show: (plan) => String(amountIn(plan)),
    take: (into, from) => setInfrastructure(into, type, amountIn(from)),
  }
}

/** Buildings have no names of their own: the second FRM of one version is compared with the second of the other. */
function buildingParts(versions: readonly PlanWrite[]): PlanPart[] {
  const most = new Map<string, number>()
  for (const { buildings } of versions) {
    for (const [name, list] of Map.groupBy(buildings, (building) => building.name))
      most.set(name, Math.max(most.get(name) ?? 0, list.length))
  }
  return [...most].flatMap(([name, count]) =>
    Array.from({ length: count }, (_, nth) => buildingPart(name, nth)),
  )
}

function buildingPart(name: string, nth: number): PlanPart {
  const placeIn = ({ buildings }: PlanWrite) =>
    buildings.flatMap((building, i) => (building.name === name ? [i] : []))[nth] ?? -1
  const label = nth === 0 ? name : `${name} (${nth + 1})`
  return {
    id: `building ${name} ${nth}`,
    label,
    show: (plan) => {
      const building = plan.buildings[placeIn(plan)]
      return building ? buildingInWords(building) : null
    },
    take(into, from) {
      const [here, there] = [placeIn(into), placeIn(from)]
      const building = from.buildings[there]
      if (here < 0) return building ? withBuildings(into, into.buildings.length, 0, building) : into
      return building ? withBuildings(into, here, 1, building) : withBuildings(into, here, 1)
    },
  }
}

const withBuildings = (
  plan: PlanWrite,
  at: number,
  removed: number,
  ...added: PlanBuilding[]
): PlanWrite => ({ ...plan, buildings: plan.buildings.toSpliced(at, removed, ...added) })

function buildingInWords({ amount, active_recipes }: PlanBuilding): string {
  const recipes = active_recipes.map(
    (recipe) => `${recipe.amount} × ${recipeIdInWords(recipe.recipeid)}`,
  )
  return [`${amount}`, ...recipes].join(' · ')
}
