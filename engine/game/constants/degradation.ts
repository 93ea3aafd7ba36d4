/** A building loses its construction cost over this many days. */
export const DEGRADATION_DAYS = 180

export const DEFAULT_REPAIR_DAY = 90

const FLOOR = 0.33
const RANGE = 0.67
const STEEPNESS = 0.07156
const HALF_WORN_DAY = 100.87

export function repairEfficiency(day: number): number {
  return FLOOR + RANGE / (1 + Math.exp(STEEPNESS * (day - HALF_WORN_DAY)))
}

/** The integral by the antiderivative of the logistic curve. */
export function meanRepairEfficiency(day: number): number {
  if (!(day > 0)) return repairEfficiency(0)
  const lost = (at: number) => Math.log1p(Math.exp(STEEPNESS * (at - HALF_WORN_DAY))) / STEEPNESS
  return FLOOR + RANGE * (1 - (lost(day) - lost(0)) / day)
}
