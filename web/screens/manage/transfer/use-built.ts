import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Plan } from '../../../../engine/model/plan.ts'
import { builtBaseOn, differencesFromBuilt } from '../../../../engine/plan/built-base.ts'
import { type BuiltPlan, builtPlan } from '../../../../engine/plan/built-plans.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { constructionOf } from '../../../../engine/supply/cart.ts'
import { planetStock } from '../../../../engine/supply/stock.ts'
import { fioQueries } from '../../../api/queries/fio.ts'
import { gameQueries } from '../../../data/game-queries.ts'

export interface DifferingPlan {
  readonly plan: Plan
  /** None: it is as built. */
  readonly differences: readonly string[]
}
export interface Built {
  /** Bases without a plan in the chosen empire. */
  readonly unplanned: readonly BuiltPlan[]
  /** Plans of the chosen empire on planets with a base. */
  readonly planned: readonly DifferingPlan[]
}

/** All bases that FIO knows, beside the plans of an empire; those of none where it is new. */
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
  const { data: fio } = sites
  const { data: stores } = storage
  const isReady = waiting.every(({ data }) => data)
  function built(): Built | undefined {
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
      planned: plans.flatMap((plan) => {
        const base = builtBaseOn(fio.planets, plan.planet_id)
        if (!base) return []
        const { planet, buildings, infrastructure } = plan.baseplanner_data
        const planned = constructionOf({ buildings, infrastructure })
        return [{ plan, differences: differencesFromBuilt(planned, planet.permits, base) }]
      }),
    }
  }
  return {
    value: built(),
    problem,
    sites: fio,
    retry: () => {
      for (const query of waiting) if (query.error) void query.refetch()
    },
  }
}
