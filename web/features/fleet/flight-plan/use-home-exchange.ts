import { useMemo } from 'react'
import type { Exchange } from '../../../../engine/game/cx.ts'
import { boughtAt } from '../../../../engine/market/daily-volume.ts'
import { homeExchange } from '../../../../engine/supply/home-exchange.ts'
import { useGalaxy } from '../../../data/use-galaxy.ts'
import type { TodayAsked } from '../../../data/use-today.ts'
import { useShipChoices } from '../use-ship-choices.ts'

/** Where the player buys; undefined until that is known. */
export function useHomeExchange(
  question: Pick<TodayAsked, 'plans' | 'sites'> | undefined,
): Exchange | undefined {
  const galaxy = useGalaxy()
  const choices = useShipChoices()
  return useMemo(() => {
    if (!galaxy || !question) return undefined
    const { plans, sites } = question
    return homeExchange(galaxy, {
      buysAt: plans.map(({ plan, cx }) => boughtAt(cx, plan.planet.planetid)),
      ships: choices.filter(({ kind }) => kind === 'flying').map(({ at }) => at),
      bases: Object.values(sites.planets).map(({ PlanetIdentifier: id }) => id),
    })
  }, [galaxy, question, choices])
}
