import * as v from 'valibot'
import { Currency, type Planet, type ProductionFee, WorkforceLevel } from './gamedata.ts'
import { Expertise, NonNegative } from './primitives.ts'

/** Production fees of a planet that the player entered because the game data has none. */
export const OwnFees = v.object({
  currency: Currency,
  fees: v.array(
    v.object({
      /** Null: for all categories without an entry of their own. */
      category: v.nullable(Expertise),
      level: WorkforceLevel,
      amount: NonNegative,
    }),
  ),
})
export type OwnFees = v.InferOutput<typeof OwnFees>

export type OwnFeesByPlanet = Readonly<Record<string, OwnFees>>

/** The player's value of one unit of a currency, in the $ of all figures; 1 if none is set. */
export const CurrencyRates = v.record(Currency, v.pipe(NonNegative, v.gtValue(0)))
export type CurrencyRates = v.InferOutput<typeof CurrencyRates>

export interface FeeEntries {
  readonly ownFees: OwnFeesByPlanet
  readonly currencyRates: CurrencyRates
}
export const NO_FEE_ENTRIES: FeeEntries = { ownFees: {}, currencyRates: {} }

export interface CountedFee extends ProductionFee {
  readonly isOwn?: true
  /** $ for a unit of its currency; 1 if none is set. */
  readonly rate?: number
}

export interface CountedPlanet extends Omit<Planet, 'ProductionFees'> {
  readonly ProductionFees?: CountedFee[] | undefined
  /** $ for a unit of the currency of its establishment fee; 1 if none is set. */
  readonly FeeRate?: number
}

/** The player's fees come after those of the game data, and the later of two fees is used. */
export function withFeeEntries(
  planet: Planet,
  { ownFees, currencyRates }: FeeEntries,
): CountedPlanet {
  const entered = ownFees[planet.PlanetNaturalId]
  const fees = entered
    ? [...(planet.ProductionFees ?? []), ...ownOnes(entered)]
    : planet.ProductionFees
  const rateOf = (currency: string | undefined) => currency && currencyRates[currency]
  const hasRate = rateOf(planet.CurrencyCode) || fees?.some((fee) => rateOf(fee.FeeCurrency))
  if (!entered && !hasRate) return planet
  const rated = fees?.map((fee): CountedFee => {
    const rate = rateOf(fee.FeeCurrency)
    return rate ? { ...fee, rate } : fee
  })
  const FeeRate = rateOf(planet.CurrencyCode)
  return { ...planet, ...(rated && { ProductionFees: rated }), ...(FeeRate && { FeeRate }) }
}

function ownOnes({ currency, fees }: OwnFees): CountedFee[] {
  const feeOf = (Category: Expertise, level: WorkforceLevel, amount: number): CountedFee => ({
    Category,
    WorkforceLevel: level,
    FeeAmount: amount,
    FeeCurrency: currency,
    isOwn: true,
  })
  const everywhere = fees.filter(({ category }) => category === null)
  return [
    ...Expertise.options.flatMap((category) =>
      everywhere.map(({ level, amount }) => feeOf(category, level, amount)),
    ),
    ...fees.flatMap(({ category, level, amount }) =>
      category ? [feeOf(category, level, amount)] : [],
    ),
  ]
}
