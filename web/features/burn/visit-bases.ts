import type { FioStorage } from '../../../engine/game/fio.ts'
import { jointMaterials } from '../../../engine/supply/burn.ts'
import type { VisitBase } from '../../../engine/supply/visits/base-store.ts'
import type { BurnLine } from './burn-lines.ts'

/** One base for each planet whose store is known, with what all of its plans use and make together. */
export function visitBases(lines: readonly BurnLine[], storage: FioStorage): VisitBase[] {
  return [...Map.groupBy(lines, ({ planetNaturalId }) => planetNaturalId)]
    .flatMap(([id, plans]) => {
      const store = storage.planets[id]
      if (!store) return []
      return {
        id,
        flows: jointMaterials(plans).map(({ ticker, delta, stock }) => ({ ticker, delta, stock })),
        capacity: { weight: store.WeightCapacity, volume: store.VolumeCapacity },
        load: { weight: store.WeightLoad, volume: store.VolumeLoad },
      }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
