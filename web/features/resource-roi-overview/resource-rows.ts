import { facilitiesIn } from '../../../engine/sweeps/planet-columns.ts'
import type { ResourceRoi } from '../../../engine/sweeps/resource-roi.ts'
import { type ResourceRoiFilters, STATION_CODES } from './resource-search.ts'

/** Places of the rows that pass the filters of the line above the table. */
export function resourceRows(
  sweep: ResourceRoi,
  { near, jumps, yield: least, profit, plots, facility }: ResourceRoiFilters,
): number[] {
  return [...sweep.planetNaturalId.keys()].filter(
    (row) =>
      (jumps === undefined || isWithin(jumps, jumpsTo(sweep, row, near))) &&
      (least === undefined || sweep.percentMaxDailyYield[row]! * 100 >= least) &&
      (profit === undefined || sweep.dailyProfit[row]! >= profit) &&
      (plots === undefined || sweep.plotsFree[row]! >= plots) &&
      (facility === undefined || facilitiesIn(sweep.facilities[row]!).includes(facility)),
  )
}

const isWithin = (most: number, jumps: number | null) => jumps !== null && jumps <= most

/** Jumps to one station, else to the nearest; null where none lead there. */
export function jumpsTo(
  sweep: ResourceRoi,
  row: number,
  near: ResourceRoiFilters['near'],
): number | null {
  const codes = near ? [near] : STATION_CODES
  const reached = codes
    .map((code) => sweep[`distance${code}`][row]!)
    .filter((distance) => distance >= 0)
  return reached.length > 0 ? Math.min(...reached) : null
}
