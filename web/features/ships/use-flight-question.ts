import { useGalaxy } from '../../data/use-galaxy.ts'
import type { CxChoice } from '../cx/cx-choice.ts'
import type { ChosenShip } from './chosen-ship.ts'
import { departureOf } from './departure.ts'
import { flightOf } from './flight-in-address.ts'
import type { ShipsSearch } from './ships-search.ts'

/** The part of the request that route and reach share; undefined until systems and prices are loaded. */
export function useFlightQuestion(
  search: ShipsSearch,
  { design, own }: ChosenShip,
  { cx, rules, isPending }: CxChoice,
) {
  const galaxy = useGalaxy()
  if (!galaxy || isPending) return undefined
  return {
    galaxy,
    ship: { design, own },
    flight: flightOf(search),
    when: departureOf(search),
    cargoTonnes: search.load ?? 0,
    ...{ cx, planetNaturalId: null, rules },
  }
}
