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
  readonly damage: number
  readonly fuelCost: number
  readonly repairCost: number
  readonly fees: number
  readonly hoursCost: number
  readonly hiredCost: number
  readonly cost: number
}

export function totalsOf(lanes: readonly Lane[], hoursThere: readonly number[]): FreightTotals {
  const total = { tonnes: 0, cubicMetres: 0, trips: 0, hoursNeeded: 0, overload: 0, cost: 0 }
  const flown = { stlFuel: 0, ftlFuel: 0, damage: 0 }
  const costs = { fuelCost: 0, repairCost: 0, fees: 0, hoursCost: 0, hiredCost: 0 }
  for (const { there, back, trips, hours, overload, cost, carriers } of lanes) {
    total.tonnes += there.weight + back.weight
    total.cubicMetres += there.volume + back.volume
    total.trips += trips
    total.hoursNeeded += hours
    total.overload += overload
    total.cost += cost
    for (const carrier of carriers) {
      const { trip } = carrier
      if (carrier.ships === null) costs.hiredCost += carrier.cost
      if (!trip) continue
      flown.stlFuel += carrier.trips * trip.stlFuel
      flown.ftlFuel += carrier.trips * trip.ftlFuel
      flown.damage += carrier.trips * trip.damage
      costs.fuelCost += carrier.trips * trip.cost.fuel
      costs.repairCost += carrier.trips * trip.cost.repair
      costs.fees += carrier.trips * trip.cost.fees
      costs.hoursCost += carrier.trips * trip.cost.hours
    }
  }
  return {
    ...total,
    hoursThere: hoursThere.reduce((sum, hours) => sum + hours, 0),
    ...flown,
    ...costs,
  }
}
