import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { consolidatedFlows, consolidatedTotals } from '../../../engine/empire/consolidated.ts'
import type { EmpireFlow, EmpireTotals } from '../../../engine/empire/empire.ts'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import { loopedMaterials } from '../../../engine/empire/own-loops.ts'
import { ownSourcing } from '../../../engine/empire/own-sourcing.ts'
import { ownMoves } from '../../../engine/fleet/freight/own-moves.ts'
import type { MaterialSizes } from '../../../engine/market/shipment.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { useFreightSettings } from '../../session/freight-settings.ts'

export interface OwnFiguresOf {
  readonly plans: readonly EvaluatedPlan[]
  readonly totals: EmpireTotals
  readonly flows: readonly EmpireFlow[]
}

/**
 * The empire with what its bases make for each other at cost, by the fixed sources and limits of its freight while that counts;
 * undefined while it is not shown.
 */
export function useOwnSourcing(
  figures: OwnFiguresOf | undefined,
  isShown: boolean,
  empireUuid: string | undefined,
) {
  const { isOn, rules } = useFreightSettings(empireUuid)
  const sizes = useMaterialSizes()
  return useMemo(() => {
    if (!figures || !isShown || (isOn && !sizes)) return undefined
    const moves = isOn && sizes ? ownMoves(sizes, figures.plans, rules) : undefined
    const sourcing = ownSourcing(figures.plans, moves)
    let flows: EmpireFlow[] | undefined
    let loops: ReturnType<typeof loopedMaterials> | undefined
    return {
      moves,
      sourcing,
      totals: consolidatedTotals(figures.totals, figures.plans, sourcing),
      /** Added up when a table first shows them. */
      get flows(): readonly EmpireFlow[] {
        flows ??= consolidatedFlows(figures.flows, sourcing)
        return flows
      },
      get loops() {
        loops ??= loopedMaterials(figures.plans, sourcing.materials)
        return loops
      },
    }
  }, [figures, isShown, isOn, sizes, rules])
}
export type OwnSourcingFigures = NonNullable<ReturnType<typeof useOwnSourcing>>

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
