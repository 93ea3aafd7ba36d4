import type { FioSites } from '../game/fio.ts'
import { type MaterialAmount, sumAmounts } from '../market/shipment.ts'
import { byCodeUnits } from '../universe/csr.ts'

/** Conditions are fractions, 1 is new. */
export interface PlanetRepair {
  readonly planetNaturalId: string
  readonly planetName: string
  readonly amountProductionBuildings: number
  readonly averageCondition: number
  readonly minCondition: number
  /** Days since the building that waited longest was repaired or built. */
  readonly maxLastRepairDays: number
  readonly repairMaterials: readonly MaterialAmount[]
}

export interface FlyingShipRepair {
  readonly shipRegistration: string
  readonly shipName: string
  readonly condition: number
  readonly repairMaterials: readonly MaterialAmount[]
}

/** The worst building first. Only production buildings wear: the game gives the others no age. */
export function planetRepairs(sites: FioSites): PlanetRepair[] {
  return Object.values(sites.planets)
    .map((site) => {
      const worn = site.Buildings.filter((building) => building.AgeDays !== null)
      const conditions = worn.map((building) => building.Condition)
      return {
        planetNaturalId: site.PlanetIdentifier,
        planetName: site.PlanetName ?? site.PlanetIdentifier,
        amountProductionBuildings: worn.length,
        averageCondition: conditions.reduce((sum, c) => sum + c, 0) / Math.max(1, worn.length),
        minCondition: conditions.reduce((least, c) => Math.min(least, c), 1),
        maxLastRepairDays: worn.reduce((most, building) => Math.max(most, building.AgeDays!), 0),
        repairMaterials: sumAmounts(
          worn.flatMap((building) =>
            building.RepairMaterials.flatMap((m) => amountOf(m.MaterialTicker, m.MaterialAmount)),
          ),
        ),
      }
    })
    .filter((planet) => planet.amountProductionBuildings > 0)
    .sort(
      (a, b) =>
        a.minCondition - b.minCondition || byCodeUnits(a.planetNaturalId, b.planetNaturalId),
    )
}

export function shipRepairs(sites: FioSites): FlyingShipRepair[] {
  return Object.values(sites.ships)
    .map((ship) => ({
      shipRegistration: ship.Registration,
      shipName: ship.Name ?? ship.Registration,
      condition: ship.Condition,
      repairMaterials: sumAmounts(
        ship.RepairMaterials.flatMap((m) => amountOf(m.MaterialTicker, m.Amount)),
      ),
    }))
    .sort(
      (a, b) => a.condition - b.condition || byCodeUnits(a.shipRegistration, b.shipRegistration),
    )
}

/** FIO has only a name for some materials; those cannot be ordered. */
const amountOf = (ticker: string | null, amount: number): MaterialAmount[] =>
  ticker === null ? [] : [{ ticker, amount }]
