import type { FlightChoice } from '../../../engine/fleet/ships/flight-choice.ts'
import { formatPercent } from '../../../engine/game/number-format.ts'

export const AIM_WORDS = {
  time: 'Least time',
  cost: 'Least cost',
  jumps: 'Fewest jumps',
} as const satisfies Record<FlightChoice['aim'], string>

/** `least time, 5 % of the tank, reactor slider at 50 %, with gateways` */
export const flightWords = ({
  aim,
  fuelShare,
  reactorSlider,
  withGateways,
}: FlightChoice): string =>
  [
    AIM_WORDS[aim].toLowerCase(),
    `${formatPercent(fuelShare)} of the tank`,
    `reactor slider at ${formatPercent(reactorSlider)}`,
    withGateways ? 'with gateways' : 'without gateways',
  ].join(', ')
