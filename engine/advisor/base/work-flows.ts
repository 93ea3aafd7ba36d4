import type { WorkColumn } from './buildings.ts'
import type { Net } from './columns.ts'

export interface MostOfKind {
  makes: number
  uses: number
}

/** By material: what one building makes and uses a day at most, whatever it does. */
export function flowsOfKind(
  staff: Net,
  works: readonly Pick<WorkColumn, 'work'>[],
): ReadonlyMap<number, MostOfKind> {
  const flows = new Map<number, MostOfKind>()
  const of = (material: number) => {
    const flow = flows.get(material) ?? { makes: 0, uses: 0 }
    flows.set(material, flow)
    return flow
  }
  for (const { work } of works) {
    for (const [material, perDay] of work.net) {
      const flow = of(material)
      flow.makes = Math.max(flow.makes, perDay)
      flow.uses = Math.max(flow.uses, -perDay)
    }
  }
  for (const [material, perDay] of staff) of(material).uses += Math.max(0, -perDay)
  return flows
}
