import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { consolidatedFlows, consolidatedTotals } from '../../../engine/empire/consolidated.ts'
import { loopedMaterials } from '../../../engine/empire/own-loops.ts'
import { ownSourcing } from '../../../engine/empire/own-sourcing.ts'
import { ownMoves } from '../../../engine/freight/own-moves.ts'
import type { MaterialSizes } from '../../../engine/supply/shipment.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'
import type { EmpireFigures } from './use-empire.ts'

/**
 * The empire with what its bases make for each other at cost, by the fixed sources and limits of its freight while that counts;
 * undefined while it is not shown.
 */
export function useOwnSourcing(
  figures: EmpireFigures | undefined,
  isShown: boolean,
  empireUuid: string,
) {
  const { isOn, rules } = useFreightSettings(empireUuid)
  const sizes = useMaterialSizes()
  return useMemo(() => {
    if (!figures || !isShown || (isOn && !sizes)) return undefined
    const moves = isOn && sizes ? ownMoves(sizes, figures.plans, rules) : undefined
    const sourcing = ownSourcing(figures.plans, moves)
    return {
      moves,
      sourcing,
      totals: consolidatedTotals(figures.totals, figures.plans, sourcing),
      flows: consolidatedFlows(figures.flows, sourcing),
      loops: loopedMaterials(figures.plans, sourcing.materials),
    }
  }, [figures, isShown, isOn, sizes, rules])
}
export type OwnFigures = NonNullable<ReturnType<typeof useOwnSourcing>>

function useMaterialSizes(): MaterialSizes | undefined {
  const { data } = useQuery(gameQueries.materials())
  return useMemo(
    () =>
      data && {
        materials: {
          indexOf: new Map(data.map(({ Ticker }, place) => [Ticker, place])),
          weight: data.map(({ Weight }) => Weight),
          volume: data.map(({ Volume }) => Volume),
        },
      },
    [data],
  )
}
