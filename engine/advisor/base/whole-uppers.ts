import type { Universe } from '../../universe/universe.ts'
import type { LinearProgram } from '../program.ts'
import type { AdvisorModel } from './model.ts'
import { leftOver } from './undone.ts'

/**
 * No more time for each recipe than the market and all other buildings together could supply and use up, and no more
 * buildings of a kind than its recipes need. A base keeps that anyway; the bounds of a divided one fall.
 */
export function withWholeUppers({ buildings, materials }: Universe, model: AdvisorModel) {
  const { program, kinds, undone, areaRow, trade } = model
  const flows = leftOver(kinds, undone)
  const makes = new Float64Array(materials.count)
  const needs = new Float64Array(materials.count)
  const usedByStaff = new Float64Array(materials.count)
  for (const { kind, works } of kinds) {
    const area = buildings.area[kind.building]!
    for (const [material, perDay] of kind.net) {
      usedByStaff[material] = Math.max(usedByStaff[material]!, -perDay / area)
    }
    for (const { column } of works) {
      for (const [material, { least, most }] of flows.get(column)!) {
        makes[material] = Math.max(makes[material]!, most / area)
        needs[material] = Math.max(needs[material]!, -least / area)
      }
    }
  }
  const traded = (column: number | undefined) => (column === undefined ? 0 : program.upper[column]!)
  const areaTotal = program.rowUpper[areaRow]!
  const upper = program.upper.slice()
  for (const { column, kind, works } of kinds) {
    if (works.length === 0) continue
    const area = buildings.area[kind.building]!
    const most = Math.floor(areaTotal / area)
    let inAll = 0
    for (const { column: work } of works) {
      upper[work] = Math.min(most, timeFor(work, area))
      inAll += upper[work]!
    }
    upper[column] = Math.min(upper[column]!, Math.floor(inAll + ROUNDING))
  }
  return { ...program, upper } satisfies LinearProgram

  function timeFor(work: number, area: number): number {
    let time = Infinity
    for (const [material, { least, most }] of flows.get(work)!) {
      const sold = traded(trade.sold.get(material)) + usedByStaff[material]! * areaTotal
      const bought = traded(trade.bought.get(material))
      if (least > 0) time = Math.min(time, balanced(least, sold, needs[material]!, area))
      if (most < 0) time = Math.min(time, balanced(-most, bought, makes[material]!, area))
    }
    return time
  }

  /** The time whose surplus or shortage is just traded, or met by others on the rest of the area. */
  function balanced(perDay: number, most: number, perArea: number, area: number) {
    return (most + perArea * areaTotal) / (perDay + perArea * area)
  }
}

const ROUNDING = 1e-6
