import type { ProgramBuilder } from '../program.ts'
import type { KindColumn } from './buildings.ts'
import type { AdvisorSite } from './request.ts'
import type { NetColumn } from './trade.ts'

/** Buildings whose time for a work counts as idle: it takes back what they do. */
export interface UndoneColumn extends NetColumn {
  readonly of: number
  /** The most of the work that may be left undone. */
  readonly share: number
}

/**
 * A planet that stands for several has the best of each. With a part of the work left undone, the program also covers
 * what the poorer ones could do.
 */
export function addUndone(
  builder: ProgramBuilder,
  { spare }: AdvisorSite,
  kinds: readonly KindColumn[],
): UndoneColumn[] {
  if (!spare) return []
  return kinds.flatMap(({ works }) =>
    works.flatMap(({ column: of, work }) => {
      const share = spare.get(work.recipe.id) ?? 0
      if (share <= 0) return []
      const column = builder.addColumn({})
      const row = builder.addRow(-Infinity, 0)
      builder.add(row, column, 1)
      builder.add(row, of, -share)
      const net = work.net.map(([material, perDay]) => [material, -perDay] as const)
      return [{ column, of, share, net }]
    }),
  )
}

interface Flow {
  readonly least: number
  readonly most: number
}

/** By the column of a work and material: what it leaves over at least and at most, with all or only part of it done. */
export function leftOver(
  kinds: readonly KindColumn[],
  undone: readonly UndoneColumn[],
): ReadonlyMap<number, ReadonlyMap<number, Flow>> {
  const shares = new Map(undone.map(({ of, share }) => [of, share]))
  const flows = new Map<number, ReadonlyMap<number, Flow>>()
  for (const { works } of kinds) {
    for (const { column, work } of works) {
      const done = 1 - (shares.get(column) ?? 0)
      const flowOf = (perDay: number): Flow => ({
        least: Math.min(perDay, perDay * done),
        most: Math.max(perDay, perDay * done),
      })
      flows.set(column, new Map(work.net.map(([material, perDay]) => [material, flowOf(perDay)])))
    }
  }
  return flows
}
