import type { Universe } from '../universe/universe.ts'
import type { AdvisorModel } from './model.ts'
import type { LinearProgram } from './program.ts'
import { leftOver } from './undone.ts'

/**
 * No more of each production building than the market and all other buildings together could supply and use up. Whole
 * buildings keep that anyway; the bound of one that makes ten times what the market takes falls to one or none.
 */
export function withWholeUppers({ buildings, materials }: Universe, model: AdvisorModel) {
  const { program, activities, undone, areaRow, trade } = model
  const flows = leftOver(activities, undone)
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
