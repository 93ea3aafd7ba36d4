import { type Prices, resolvePrices } from '../engine/market/prices.ts'
import type { Universe } from '../engine/universe/universe.ts'
import type { PriceChoice } from './questions.ts'

export const pricesOf = (universe: Universe, { cx, planetNaturalId, rules }: PriceChoice): Prices =>
  resolvePrices(universe, cx, planetNaturalId, rules)
