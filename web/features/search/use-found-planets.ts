import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import { planetSearchQuery } from '../../data/planet-search.ts'
import { conditionsOf } from './address.ts'
import { questionOf, SHORTEST_NAME } from './conditions.ts'
import type { SearchParams } from './search-params.ts'

export function useFoundPlanets(params: SearchParams, systems: readonly StarSystem[] | undefined) {
  const question = useMemo(() => {
    if (params.by === 'name') {
      const text = params.text?.trim() ?? ''
      return text.length < SHORTEST_NAME ? undefined : { text }
    }
    if (params.by === undefined || (params.near !== undefined && !systems)) return undefined
    return questionOf(conditionsOf(params), systems ?? [])
  }, [params, systems])

  const found = useQuery({
    ...planetSearchQuery(question ?? NOTHING),
    enabled: question !== undefined,
  })
  const isUnknownSystem =
    params.by === 'conditions' && systems !== undefined && question === undefined
  return {
    rows: question && !found.isError ? (found.data ?? NONE) : NONE,
    isAsked: question !== undefined,
    isLoading: found.isFetching && found.data === undefined,
    problem: found.isError ? found.error : undefined,
    isUnknownSystem,
    retry: () => void found.refetch(),
  }
}

const NOTHING = { text: '' }
const NONE: readonly FoundPlanet[] = []
