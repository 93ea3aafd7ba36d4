import type { Universe } from '../universe/universe.ts'
import { type Activity, type ActivityColumn, idleActivity } from './columns.ts'
import type { ProgramBuilder } from './program.ts'
import type { AdvisorSite } from './request.ts'

/** How many of a column's buildings count as idle: its activity takes back what their runs do. */
export interface UndoneColumn extends ActivityColumn {
  readonly of: number
  /** The most of each building's work that may be left undone. */
  readonly share: number
}

/**
 * A planet that stands for several has the best of each. With a part of the work left undone, the program also covers
 * what the poorer ones could do.
 */
export function addUndone(
  universe: Universe,
  builder: ProgramBuilder,
  site: AdvisorSite,
  planet: number,
  activities: readonly ActivityColumn[],
): UndoneColumn[] {
  const { spare } = site
  if (!spare) return []
  return activities.flatMap(({ column: of, activity }) => {
    const share = (activity.recipe && spare.get(activity.recipe.id)) ?? 0
    if (share <= 0) return []
    const column = builder.addColumn({})
    const row = builder.addRow(-Infinity, 0)
    builder.add(row, column, 1)
    builder.add(row, of, -share)
    const idle = idleActivity(universe, site, planet, activity.building)
    return [{ column, of, share, activity: { ...activity, net: without(activity, idle) } }]
  })
}

function without(activity: Activity, idle: Activity): Activity['net'] {
  const net = new Map(idle.net)
  for (const [material, perDay] of activity.net) {
    net.set(material, (net.get(material) ?? 0) - perDay)
  }
  return [...net].filter(([, perDay]) => perDay !== 0)
}

interface Flow {
  readonly least: number
  readonly most: number
}

/** By activity and material: what a building leaves over at least and at most, with all or only part of its work done. */
export function leftOver(
  activities: readonly ActivityColumn[],
  undone: readonly UndoneColumn[],
): readonly ReadonlyMap<number, Flow>[] {
  const takenBack = new Map(undone.map((one) => [one.of, one]))
  return activities.map(({ column, activity }) => {
    const flows = new Map(
      activity.net.map(([material, net]) => [material, { least: net, most: net }]),
    )
    const back = takenBack.get(column)
    for (const [material, perDay] of back?.activity.net ?? []) {
      const whole = flows.get(material)?.least ?? 0
      const rest = whole + perDay * back!.share
      flows.set(material, { least: Math.min(whole, rest), most: Math.max(whole, rest) })
    }
    return flows
  })
}
