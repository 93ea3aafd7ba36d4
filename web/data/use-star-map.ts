import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StarSystem } from '../../engine/game/gamedata.ts'
import { compileStarMap, type StarMap } from '../../engine/universe/jumps.ts'
import { gameQueries } from './game-queries.ts'

/** One map for each list of systems, shared by all screens. */
const maps = new WeakMap<readonly StarSystem[], StarMap>()

export function starMapOf(systems: readonly StarSystem[]): StarMap {
  let map = maps.get(systems)
  if (!map) {
    map = compileStarMap(systems)
    maps.set(systems, map)
  }
  return map
}

/** Undefined until the systems are loaded. */
export function useStarMap(): StarMap | undefined {
  const { data } = useQuery(gameQueries.systems())
  return useMemo(() => data && starMapOf(data), [data])
}
