import type { Prices } from '../../market/prices.ts'
import type { Universe } from '../../universe/universe.ts'
import { repairBill, type Ship, type ShipDesign, shipFrom } from './blueprint.ts'
import { type FlightCosts, type FlightOptions, type Flyer, flyerOf } from './legs.ts'
import type { Departures } from './lengths.ts'
import { type OwnFigures, withOwnFigures } from './own-figures.ts'

export interface ShipKind {
  readonly design: ShipDesign
  /** Figures that FIO reports of an existing ship. They replace those that follow from its parts. */
  readonly own?: OwnFigures | undefined
}

export function shipOfKind(universe: Universe, { design, own }: ShipKind): Ship {
  const ship = shipFrom(universe, design)
  return own ? withOwnFigures(ship, own) : ship
}

export interface FlightChoice {
  readonly aim: FlightOptions['aim']
  readonly withGateways: boolean
  readonly fuelShare: number
  /** From what the emitters need (0) to all of the reactor (1). */
  readonly reactorSlider: number
  /** $ */
  readonly valueOfHour: number
  /** The damage, a share of the hull, at which ships are repaired. */
  readonly repairAt: number
  /** What a unit of a currency is worth, for the fees of gateways; 1 where none is set. */
  readonly currencyRates?: Readonly<Record<string, number>>
}

export const FLIGHT_DEFAULTS: FlightChoice = {
  aim: 'jumps',
  withGateways: true,
  fuelShare: 0.05,
  reactorSlider: 0.5,
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
  kind: ShipKind,
  choice: FlightChoice,
  cargoTonnes: number,
  { departs, days }: Departures,
): Flyer {
  const ship = shipOfKind(universe, kind)
  const { aim, withGateways, fuelShare, reactorSlider } = choice
  return flyerOf(ship, {
    ...{ aim, withGateways, fuelShare, reactorSlider, cargoTonnes, departs, days },
    costs: flightCosts(universe, prices, ship, kind.design.hull, choice),
  })
}
