import { useMemo } from 'react'
import { consolidatedFlows, consolidatedTotals } from '../../../engine/empire/consolidated.ts'
import { loopedMaterials } from '../../../engine/empire/own-loops.ts'
import { ownSourcing } from '../../../engine/empire/own-sourcing.ts'
import type { EmpireFigures } from './use-empire.ts'

/** The empire with what its bases make for each other at cost; undefined while it is not shown. */
export function useOwnSourcing(figures: EmpireFigures | undefined, isShown: boolean) {
  return useMemo(() => {
    if (!figures || !isShown) return undefined
    const sourcing = ownSourcing(figures.plans)
    return {
      sourcing,
      totals: consolidatedTotals(figures.totals, figures.plans, sourcing),
      flows: consolidatedFlows(figures.flows, sourcing),
      loops: loopedMaterials(figures.plans, sourcing.materials),
    }
  }, [figures, isShown])
}
export type OwnFigures = NonNullable<ReturnType<typeof useOwnSourcing>>
