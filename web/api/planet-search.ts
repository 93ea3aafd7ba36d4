import type { PlanetSearch } from '../../engine/model/search.ts'

/** Every planet that has all of these materials, whatever its surroundings and programme. */
export function anywhere(materials: string[]): PlanetSearch {
  return {
    Materials: materials,
    COGC: [],
    IncludeRocky: true,
    IncludeGaseous: true,
    IncludeLowGravity: true,
    IncludeHighGravity: true,
    IncludeLowPressure: true,
    IncludeHighPressure: true,
    IncludeLowTemperature: true,
    IncludeHighTemperature: true,
    MustBeFertile: false,
    MustHaveLocalMarket: false,
    MustHaveChamberOfCommerce: false,
    MustHaveWarehouse: false,
    MustHaveAdministrationCenter: false,
    MustHaveShipyard: false,
  }
}
