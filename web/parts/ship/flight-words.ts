import type { FlightChoice } from '../../../engine/ships/flight-choice.ts'
import { formatPercent } from '../../ui/format.ts'

export const AIM_WORDS = {
  time: 'Least time',
  cost: 'Least cost',
  jumps: 'Fewest jumps',
} as const satisfies Record<FlightChoice['aim'], string>

/** `least time, 5 % of the tank, 65 % of the reactor, with gateways` */
export const flightWords = ({ aim, fuelShare, reactorShare, withGateways }: FlightChoice): string =>
  [
    AIM_WORDS[aim].toLowerCase(),
    `${formatPercent(fuelShare)} of the tank`,
    `${formatPercent(reactorShare)} of the reactor`,
    withGateways ? 'with gateways' : 'without gateways',
  ].join(', ')
