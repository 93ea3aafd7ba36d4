import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BuiltPlan, builtPlan } from '../../../../engine/company/built-plans.ts'
import type { RealityChange, RealPlanChanges } from '../../../../engine/company/plan-reality.ts'
import type { Plan, PlanData } from '../../../../engine/game/plan.ts'
import { builtBaseOn } from '../../../../engine/plan/built-base.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { planetStock } from '../../../../engine/supply/stock.ts'
import { fioQueries } from '../../../api/queries/fio.ts'
import { useRealPlans } from '../../../data/calls.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { useRules } from '../../../session/preferences.ts'
import { nameOfChange, valuesOf } from '../../plan/tools/reality-words.ts'

export interface DifferingPlan {
  readonly plan: Plan
  /** The plan changed to what is built and runs. */
  readonly real: PlanData
  /** Empty if the plan is as built. */
  readonly differences: readonly string[]
}
export interface Built {
  /** Bases without a plan in the chosen empire. */
  readonly unplanned: readonly BuiltPlan[]
  /** Plans of the chosen empire on planets with a base. */
  readonly planned: readonly DifferingPlan[]
}

/** Compares all bases that FIO knows with the plans of an empire. A new empire has none. */
export function useBuilt(own: OwnEconomy, empireUuid: string) {
  const sites = useQuery(fioQueries.sites())
  const storage = useQuery(fioQueries.storage())
  const recipes = useQuery(gameQueries.recipes())
  const ids = useMemo(
    () => [
      ...new Set(
        Object.values(sites.data?.planets ?? {}).map(({ PlanetIdentifier }) => PlanetIdentifier),
      ),
    ],
    [sites.data],
  )
  const planets = useQueries({ queries: ids.map((id) => gameQueries.planet(id)) })
  const waiting = [sites, storage, recipes, ...planets]
  const problem = waiting.find(({ error, data }) => error && !data)?.error ?? null
  const company = useQuery(fioQueries.company())
  const [now] = useState(() => Date.now())
  const rules = useRules()
  const { data: fio } = sites
  const { data: stores } = storage
  const isReady = waiting.every(({ data }) => data) && !company.isPending
  const found = useMemo(() => {
    if (!isReady || !fio || !stores || !recipes.data) return undefined
    const members = new Set(
      own.empires.find(({ uuid }) => uuid === empireUuid)?.baseplanners.map(({ uuid }) => uuid),
    )
    const plans = own.plans.filter(({ uuid }) => members.has(uuid))
    return {
      unplanned: planets.flatMap(({ data: planet }) => {
        if (!planet || plans.some(({ planet_id }) => planet_id === planet.PlanetNaturalId))
          return []
        const stock = planetStock(stores, planet.PlanetNaturalId)
        return builtPlan(fio.planets, planet, recipes.data, stock) ?? []
      }),
      planned: plans.filter(({ planet_id }) => builtBaseOn(fio.planets, planet_id) !== null),
    }
  }, [isReady, fio, stores, recipes.data, own, empireUuid, planets])
  const question = useMemo(() => {
    if (!found || !fio) return undefined
    const bare = [
      ...found.unplanned.map(({ plan }) => plan),
      ...found.planned.map(({ baseplanner_data }) => baseplanner_data),
    ]
    return {
      plans: bare.map((plan) => ({ plan, built: builtBaseOn(fio.planets, plan.planet.planetid) })),
      ...{ company: company.data ?? null, now, empire: null, rules },
    }
  }, [found, fio, company.data, now, rules])
  const real = useRealPlans(question)
  return {
    value: found && real.value && !real.isStale ? withReality(found, real.value) : undefined,
    company,
    problem: problem ?? real.problem ?? null,
    retry: () => {
      for (const query of waiting) if (query.error) void query.refetch()
      real.retry()
    },
  }
}

/** Recipes are guessed only if FIO does not report what a building runs. */
function withReality(
  { unplanned, planned }: { unplanned: readonly BuiltPlan[]; planned: readonly Plan[] },
  real: readonly RealPlanChanges[],
): Built {
  return {
    unplanned: unplanned.map(({ plan, guessed }, at) => ({
      plan: { ...plan, ...real[at]!.plan },
      guessed: guessed.filter(({ building }) => real[at]!.unknownRecipes.includes(building)),
      assumesConditions: !real[at]!.hasConditions,
      assumesLuxuries: !real[at]!.hasWorkers,
    })),
    planned: planned.map((plan, n) => {
      const { changes, plan: now } = real[unplanned.length + n]!
      return { plan, real: now, differences: changes.map(differenceInWords) }
    }),
  }
}

/** Amounts as `FRM 4 → 1`; of anything else its name. */
function differenceInWords(change: RealityChange): string {
  const name = nameOfChange(change)
  if (change.kind === 'recipes') return name
  const { planned, real } = valuesOf(change)
  return `${name} ${planned} → ${real}`
}
