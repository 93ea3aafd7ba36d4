import type { Lane } from './lane.ts'

export interface FreightTotals {
  readonly tonnes: number
  readonly cubicMetres: number
  readonly trips: number
  readonly hoursNeeded: number
  readonly hoursThere: number
  readonly overload: number
  readonly stlFuel: number
  readonly ftlFuel: number
  readonly cost: number
}

export function totalsOf(lanes: readonly Lane[], hoursThere: readonly number[]): FreightTotals {
  const total = { tonnes: 0, cubicMetres: 0, trips: 0, hoursNeeded: 0, overload: 0, cost: 0 }
  const burnt = { stlFuel: 0, ftlFuel: 0 }
  for (const { there, back, trips, hours, overload, cost, carriers } of lanes) {
    total.tonnes += there.weight + back.weight
    total.cubicMetres += there.volume + back.volume
    total.trips += trips
    total.hoursNeeded += hours
    total.overload += overload
    total.cost += cost
    for (const { trip, trips: flown } of carriers) {
      if (!trip) continue
      burnt.stlFuel += flown * trip.stlFuel
      burnt.ftlFuel += flown * trip.ftlFuel
    }
  }
  return {
    ...total,
    hoursThere: hoursThere.reduce((sum, hours) => sum + hours, 0),
    ...burnt,
  }
}
