import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ANY_PLANET } from '../../../engine/game/search.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { planetSearchQuery } from '../../data/planet-search.ts'
import { PROGRAMS } from './conditions.ts'
import { factionLayer, programLayer } from './star-layers.ts'

export type LayerChoice = { layer: 'none' | 'faction' | 'program'; program: string | null }

const NARROWING = { richness: {}, freePlots: 0 }
const EVERYWHERE = { search: ANY_PLANET, narrowing: NARROWING }
const WITH_PROGRAM = {
  search: { ...ANY_PLANET, COGC: [...PROGRAMS] },
  narrowing: { ...NARROWING, programs: PROGRAMS },
}

/** The chosen layer over all planets of the universe. They are loaded only if a layer is chosen. */
export function useSystemLayer(map: StarMap, { layer, program }: LayerChoice) {
  const query = useQuery({
    ...planetSearchQuery(layer === 'program' ? WITH_PROGRAM : EVERYWHERE),
    enabled: layer !== 'none',
  })
  const planets = layer === 'none' ? undefined : query.data
  const shown = useMemo(() => {
    if (!planets) return undefined
    return layer === 'faction' ? factionLayer(map, planets) : programLayer(map, planets, program)
  }, [map, planets, layer, program])
  return { shown, query }
}
