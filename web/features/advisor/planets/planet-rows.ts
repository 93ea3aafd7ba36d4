import type { BestPlanets, RankedPlanet } from '../../../../engine/advisor/planets/best-planets.ts'
import type { PlanData } from '../../../../engine/game/plan.ts'
import { planetTitle } from '../../../../engine/planets/planet-row.ts'

/** One planet of the table. If no base was found, only its bound is known. */
export interface PlanetRow {
  readonly id: string
  readonly title: string
  readonly goal: number | undefined
  /** $ a day, after freight. */
  readonly profit: number | undefined
  readonly paybackDays: number | undefined
  readonly bound: number
  readonly jumps: number | undefined
  readonly freePlots: number | undefined
  /** Undefined without a base. */
  readonly feesKnown: boolean | undefined
  /** Number of goods for which an average price stands in. */
  readonly standIns: number | undefined
  /** `proved but for runs`: no base there earns more than the bound, and this one misses it only because runs are whole. */
  readonly state: 'proved' | 'proved but for runs' | 'found' | 'bound only'
  readonly plan: PlanData | undefined
  /** Further planets where the same base is equally good, the nearest first. */
  readonly alike: readonly { readonly title: string; readonly jumps: number | undefined }[]
}

/** Smaller figures are zero with a rounding error. */
const LEAST = 1e-6

/** Planets with a base that earns something come first, the best first; the same base on several planets is one row. */
export const planetRows = (known: BestPlanets): PlanetRow[] => grouped(rowsOf(known))

function grouped(rows: readonly PlanetRow[]): PlanetRow[] {
  const groups = Map.groupBy(rows, (row) => (row.plan ? groupOf(row) : row.id))
  return Array.from(groups.values(), ([first, ...others]) => ({
    ...first!,
    alike: others.map(({ title, jumps }) => ({ title, jumps })),
  }))
}

/** Equal if the base, its earnings and its proof are the same. */
function groupOf({ plan, goal, profit, bound, freePlots, state }: PlanetRow): string {
  const { infrastructure, buildings, planet } = plan!
  const figures = [goal, profit, bound].map((figure) => figure?.toPrecision(9))
  const isFull = freePlots === 0
  return JSON.stringify([
    figures,
    isFull,
    state,
    { ...planet, planetid: '' },
    infrastructure,
    buildings,
  ])
}

const stateOf = ({ isProved, isRounded }: RankedPlanet): PlanetRow['state'] => {
  if (isProved) return 'proved'
  return isRounded ? 'proved but for runs' : 'found'
}

function rowsOf({ facts, ranked, bounded }: BestPlanets): PlanetRow[] {
  const of = (planet: number) => {
    const id = facts.naturalId[planet]!
    const jumps = facts.jumps[planet]!
    return {
      id,
      title: planetTitle({ PlanetName: facts.name[planet]!, PlanetNaturalId: id }),
      jumps: jumps < 0 ? undefined : jumps,
      freePlots: facts.freePlots[planet],
    }
  }
  return [
    ...ranked
      .filter(({ goal }) => goal > LEAST)
      .map((base) => {
        const { planet, goal, profit, paybackDays, bound, feesKnown, standIns, plan } = base
        const here = of(planet)
        return {
          ...here,
          goal,
          profit,
          paybackDays,
          feesKnown,
          standIns,
          bound,
          state: stateOf(base),
          plan: { ...plan, planet: { ...plan.planet, planetid: here.id } },
          alike: [],
        }
      }),
    ...bounded
      .filter(({ bound }) => bound > LEAST)
      .map(({ planet, bound }) => ({
        ...of(planet),
        goal: undefined,
        profit: undefined,
        paybackDays: undefined,
        feesKnown: undefined,
        standIns: undefined,
        bound,
        state: 'bound only' as const,
        plan: undefined,
        alike: [],
      })),
  ]
}
