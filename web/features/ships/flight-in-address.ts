import { FLIGHT_DEFAULTS, type FlightChoice } from '../../../engine/fleet/ships/flight-choice.ts'
import type { ShipsSearch } from './ships-search.ts'

export const flightOf = (search: ShipsSearch): FlightChoice => ({
  aim: search.aim ?? FLIGHT_DEFAULTS.aim,
  withGateways: search.gateways !== 'no',
  fuelShare: search.fuel ?? FLIGHT_DEFAULTS.fuelShare,
  reactorSlider: search.reactor ?? FLIGHT_DEFAULTS.reactorSlider,
  valueOfHour: search.hour ?? FLIGHT_DEFAULTS.valueOfHour,
  repairAt: search.repair ?? FLIGHT_DEFAULTS.repairAt,
})

/** Defaults are left out. */
export function flightInAddress(flight: FlightChoice): Partial<ShipsSearch> {
  const unless = <Name extends keyof FlightChoice>(name: Name) =>
    flight[name] === FLIGHT_DEFAULTS[name] ? undefined : flight[name]
  return {
    aim: flight.aim === 'jumps' ? undefined : flight.aim,
    gateways: flight.withGateways ? undefined : 'no',
    fuel: unless('fuelShare'),
    reactor: unless('reactorSlider'),
    hour: unless('valueOfHour'),
    repair: unless('repairAt'),
  }
}
