import type { ShipDesign } from '../../../engine/ships/blueprint.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import type { CxChoice } from '../../parts/cx-choice.ts'
import type { ShipChoice } from '../../parts/ship/ship-choices.ts'
import { flightOf } from './flight-in-address.ts'
import type { ShipsSearch } from './ships-search.ts'

/** What a route and the reach ask alike; undefined until the systems and the prices are there. */
export function useFlightQuestion(
  search: ShipsSearch,
  { calibration }: Pick<ShipChoice, 'calibration'>,
  design: ShipDesign,
  { cx, rules, isPending }: CxChoice,
) {
  const galaxy = useGalaxy()
  if (!galaxy || isPending) return undefined
  return {
    galaxy,
    ship: { design, calibration },
    flight: flightOf(search),
    cargoTonnes: search.load ?? 0,
    ...{ cx, planetNaturalId: null, rules },
  }
}
