import type { Choice, Rules } from '../game/constants/rules.ts'
import { UNKNOWN_FEE } from '../universe/fees.ts'
import type { Universe } from '../universe/universe.ts'

interface Fees {
  /** $ a day of one running building, by building; undefined if nothing is known. */
  readonly allPerDay: (universe: Universe, planet: number) => Float64Array | undefined
  /** Paid once for a new base, in $; 0 if unknown. */
  readonly establishment: (universe: Universe, planet: number) => number
  readonly arePaid: boolean
}

const FEES: Choice<Fees> = {
  classic: { allPerDay: () => undefined, establishment: () => 0, arePaid: false },
  accurate: {
    allPerDay: ({ planets }, planet) => planets.feesPerDay[planet],
    establishment: ({ planets }, planet) =>
      planets.establishmentFee[planet]! * planets.feeRate[planet]! || 0,
    arePaid: true,
  },
}

export const feesUnder = (rules: Rules): Fees => FEES[rules.localFees]

export function feeOf(universe: Universe, rules: Rules, planet: number, building: number) {
  const { arePaid, allPerDay } = feesUnder(rules)
  const fee = arePaid ? (allPerDay(universe, planet)?.[building] ?? UNKNOWN_FEE) : 0
  const isFeeKnown = !Number.isNaN(fee)
  return { dailyFee: isFeeKnown ? fee : 0, isFeeKnown }
}
