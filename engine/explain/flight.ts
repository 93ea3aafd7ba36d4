import { repairBill } from '../fleet/ships/blueprint.ts'
import {
  type FlightChoice,
  repairDamage,
  type ShipKind,
  shipOfKind,
} from '../fleet/ships/flight-choice.ts'
import type { Leg } from '../fleet/ships/legs.ts'
import type { FlightRoute } from '../fleet/ships/route.ts'
import type { Prices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { priceTerm } from './price.ts'
import { byRule, fromPlan, product, quotient, sum, type Term } from './term.ts'

export interface FlightContext {
  readonly universe: Universe
  readonly prices: Prices
  readonly kind: ShipKind
  readonly choice: FlightChoice
}

const NAMES: Readonly<Record<Leg['kind'], string>> = {
  TO: 'Take-off from',
  DEP: 'Departure to the warp point of',
  JMP: 'Jump to',
  CHRG: 'Recharging at',
  HOP: 'Hop to or from the gateway at',
  GATE: 'Gateway to',
  TRA: 'Transit to',
  APP: 'Approach to',
  LND: 'Landing on',
}

export function flightTerm(context: FlightContext, name: string, { legs }: FlightRoute): Term {
  return sum(
    name,
    '$/trip',
    legs.map((leg) => legTerm(context, leg)),
    'all legs added up',
  )
}

export const hourTerm = ({ valueOfHour }: FlightChoice): Term =>
  fromPlan('What an hour is worth', valueOfHour, '$/hour', 'as entered')

function legTerm(context: FlightContext, leg: Leg): Term {
  const { universe, prices, choice } = context
  const parts: Term[] = [
    product('Time', '$/trip', [
      byRule('Hours', leg.seconds.mean / 3600, 'hours'),
      hourTerm(choice),
    ]),
  ]
  for (const [ticker, units] of [
    ['SF', leg.stlFuel?.mean ?? 0],
    ['FF', leg.ftlFuel ?? 0],
  ] as const)
    if (units > 0)
      parts.push(
        product(ticker, '$/trip', [
          byRule(`${ticker} burnt`, units, 'units'),
          priceTerm(universe, prices, ticker, 'BUY'),
        ]),
      )
  if (leg.damage > 0)
    parts.push(
      product('Wear', '$/trip', [
        byRule('Damage of the hull', leg.damage, '%'),
        repairTerm(context),
      ]),
    )
  if (leg.fee) parts.push(feeTerm(leg.fee, choice))
  return sum(`${NAMES[leg.kind]} ${leg.to}`, '$/trip', parts)
}

function feeTerm(
  { amount, currency }: NonNullable<Leg['fee']>,
  { currencyRates }: FlightChoice,
): Term {
  const name = 'Fee of the gateway'
  const rate = currencyRates?.[currency]
  if (rate === undefined) return byRule(name, amount, '$/trip', `in ${currency}, one to one`)
  return product(name, '$/trip', [
    byRule(`Fee in ${currency}`, amount, 'units'),
    fromPlan(`What one ${currency} is worth`, rate, '$/unit', 'as entered'),
  ])
}

function repairTerm({ universe, prices, kind, choice }: FlightContext): Term {
  const damage = repairDamage(choice)
  const { hull } = kind.design
  const bill = repairBill(shipOfKind(universe, kind), hull, damage)
  return quotient('Repair of one per cent', '$/%', [
    sum(
      'Next repair',
      '$',
      [...bill].map(([ticker, amount]) =>
        product(ticker, '$', [
          byRule(`${ticker} of the repair`, amount, 'units'),
          priceTerm(universe, prices, ticker, 'BUY'),
        ]),
      ),
    ),
    fromPlan('Damage at which ships are mended', damage * 100, '%', 'as entered'),
  ])
}
