import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Galaxy, galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import type { StarSystem } from '../../engine/game/gamedata.ts'
import { gameQueries } from './game-queries.ts'

/** One for each list of systems, so that requests about flights stay equal. */
const galaxies = new WeakMap<readonly StarSystem[], Galaxy>()

export function useGalaxy(): Galaxy | undefined {
  const { data } = useQuery(gameQueries.systems())
  return useMemo(() => {
    if (!data) return undefined
    const galaxy = galaxies.get(data) ?? galaxyOf(data)
    galaxies.set(data, galaxy)
    return galaxy
  }, [data])
}
