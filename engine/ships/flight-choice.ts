import type { Prices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { repairBill, type Ship, type ShipDesign, shipFrom } from './blueprint.ts'
import type { Calibration } from './flight.ts'
import { type FlightCosts, type FlightOptions, type Flyer, flyerOf } from './legs.ts'

export interface ShipKind {
  readonly design: ShipDesign
  readonly calibration?: Calibration | undefined
}

export interface FlightChoice {
  readonly aim: FlightOptions['aim']
  readonly withGateways: boolean
  readonly fuelShare: number
  readonly reactorShare: number
  /** $ */
  readonly valueOfHour: number
  /** The damage, a share of the hull, at which ships are repaired. */
  readonly repairAt: number
  /** What a unit of a currency is worth, for the fees of gateways; 1 where none is set. */
  readonly currencyRates?: Readonly<Record<string, number>>
}

export const FLIGHT_DEFAULTS: FlightChoice = {
  aim: 'time',
  withGateways: true,
  fuelShare: 0.05,
  reactorShare: 0.65,
  valueOfHour: 0,
  repairAt: 0.1,
}

const SMALLEST_REPAIR = 0.01

export const repairDamage = ({ repairAt }: Pick<FlightChoice, 'repairAt'>): number =>
  Math.min(1, Math.max(SMALLEST_REPAIR, repairAt))

/**
 * Prices of fuel and wear. Some parts of a repair do not depend on the damage, so its cost is spread over the damage at
 * which ships are repaired.
 */
export function flightCosts(
  { materials }: Universe,
  { buy }: Prices,
  ship: Ship,
  hull: string,
  choice: FlightChoice,
): FlightCosts {
  const priceOf = (ticker: string) => buy[materials.indexOf.get(ticker) ?? -1] ?? 0
  const damage = repairDamage(choice)
  let repair = 0
  for (const [ticker, amount] of repairBill(ship, hull, damage)) repair += amount * priceOf(ticker)
  return {
    stlFuel: priceOf('SF'),
    ftlFuel: priceOf('FF'),
    hour: choice.valueOfHour,
    damage: repair / (damage * 100),
    ...(choice.currencyRates && { rates: choice.currencyRates }),
  }
}

export function flyerFor(
  universe: Universe,
  prices: Prices,
  { design, calibration }: ShipKind,
  choice: FlightChoice,
  cargoTonnes: number,
): Flyer {
  const ship = shipFrom(universe, design)
  const { aim, withGateways, fuelShare, reactorShare } = choice
  return flyerOf(ship, {
    aim,
    withGateways,
    fuelShare,
    reactorShare,
    cargoTonnes,
    costs: flightCosts(universe, prices, ship, design.hull, choice),
    ...(calibration && { calibration }),
  })
}
