import type { FlightChoice } from '../../../engine/fleet/ships/flight-choice.ts'
import { formatPercent } from '../../../engine/game/number-format.ts'

export const AIM_WORDS = {
  jumps: 'As the game flies',
  time: 'Least time',
  cost: 'Least cost',
} as const satisfies Record<FlightChoice['aim'], string>

/** `as the game flies, 5 % of the tank, reactor slider at 50 %, with gateways` */
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
