import * as v from 'valibot'
import { Currency, type Planet, type ProductionFee, WorkforceLevel } from './gamedata.ts'
import { Expertise, NonNegative } from './primitives.ts'

/** Production fees of a planet as a player knows them, where the game data does not. */
export const OwnFees = v.object({
  currency: Currency,
  fees: v.array(
    v.object({
      /** Null: in every category that has none of its own. */
      category: v.nullable(Expertise),
      level: WorkforceLevel,
      amount: NonNegative,
    }),
  ),
})
export type OwnFees = v.InferOutput<typeof OwnFees>

/** By natural id. */
export type OwnFeesByPlanet = Readonly<Record<string, OwnFees>>

/** What the player entered comes after what the game data has, and the later of two fees counts. */
export function withOwnFees(planet: Planet, own: OwnFeesByPlanet): Planet {
  const entered = own[planet.PlanetNaturalId]
  if (!entered) return planet
  const feeOf = (
    Category: Expertise,
    { level, amount }: OwnFees['fees'][number],
  ): ProductionFee => ({
    Category,
    WorkforceLevel: level,
    FeeAmount: amount,
    FeeCurrency: entered.currency,
  })
  const everywhere = entered.fees.filter(({ category }) => category === null)
  const special = entered.fees.flatMap((fee) => (fee.category ? [feeOf(fee.category, fee)] : []))
  return {
    ...planet,
    ProductionFees: [
      ...(planet.ProductionFees ?? []),
      ...Expertise.options.flatMap((category) => everywhere.map((fee) => feeOf(category, fee))),
      ...special,
    ],
  }
}
