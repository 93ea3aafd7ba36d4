import { sameValue } from '../model/same-value.ts'
import { allPairs } from './all-pairs.ts'
import type { Flyer } from './legs.ts'
import type { Sky } from './space.ts'
import { waysOf } from './ways.ts'

let last: { readonly sky: Sky; readonly flyer: Flyer; readonly weights: Float64Array } | undefined

/** `allPairs` of a ship, kept until another ship is asked about. */
export function systemsApart(sky: Sky, flyer: Flyer): Float64Array {
  if (last?.sky !== sky || !sameValue(last.flyer, flyer))
    last = { sky, flyer, weights: allPairs(waysOf(sky, flyer)) }
  return last.weights
}
