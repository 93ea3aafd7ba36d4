import type { Universe } from '../universe/universe.ts'
import type { AdvisorModel } from './model.ts'
import type { LinearProgram } from './program.ts'

/**
 * No more of each production building than the market and all other buildings together could supply and use up. Whole
 * buildings keep that anyway; the bound of one that makes ten times what the market takes falls to one or none.
 */
export function withWholeUppers({ buildings, materials }: Universe, model: AdvisorModel) {
  const { program, activities, areaRow, trade } = model
  const flows = flowsOf(model)
  const makes = new Float64Array(materials.count)
  const needs = new Float64Array(materials.count)
  for (const [i, { activity }] of activities.entries()) {
    const area = buildings.area[activity.building]!
    for (const [material, { least, most }] of flows[i]!) {
      makes[material] = Math.max(makes[material]!, most / area)
      needs[material] = Math.max(needs[material]!, -least / area)
    }
  }
  const traded = (column: number | undefined) => (column === undefined ? 0 : program.upper[column]!)
  const areaTotal = program.rowUpper[areaRow]!
  const upper = program.upper.slice()
  for (const [i, { column, activity }] of activities.entries()) {
    const area = buildings.area[activity.building]!
    let amount = upper[column]!
    for (const [material, { least, most }] of flows[i]!) {
      const sold = traded(trade.sold.get(material))
      const bought = traded(trade.bought.get(material))
      if (least > 0) amount = Math.min(amount, balanced(least, sold, needs[material]!))
      if (most < 0) amount = Math.min(amount, balanced(-most, bought, makes[material]!))
    }
    upper[column] = Math.floor(amount + ROUNDING)

    /** The amount whose surplus or shortage is just traded, or met by others on the rest of the area. */
    function balanced(perDay: number, most: number, perArea: number) {
      return (most + perArea * areaTotal) / (perDay + perArea * area)
    }
  }
  return { ...program, upper } satisfies LinearProgram
}

const ROUNDING = 1e-6

interface Flow {
  readonly least: number
  readonly most: number
}

/** What a building leaves over at least and at most, with all or only part of its work done. */
function flowsOf({ activities, undone }: AdvisorModel): readonly ReadonlyMap<number, Flow>[] {
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
