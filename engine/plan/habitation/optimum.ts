import { worthwhile } from './candidates.ts'
import {
  complete,
  isLess,
  isLexicographicallyLess,
  LINKS,
  NODES,
  type Objective,
  ROUNDING,
  SHARED_CAPACITY,
  singles,
} from './program.ts'

/** By link and by number at the link: the lowest cost of everything to the right. */
export interface Tables {
  readonly numbers: readonly (readonly number[])[]
  readonly first: readonly (readonly number[])[]
  readonly second: readonly (readonly number[])[]
  /** Index, in the numbers of the next link, of the cheapest choice. */
  readonly next: readonly (readonly number[])[]
}

/**
 * Solves the row from right to left. The left part depends on the right part only by the number at the link between
 * them, so one best right part for each such number is enough. Ties are broken here too: two right parts with the same
 * number compare as the complete solutions would, whatever their left part is.
 */
export function tabulate(
  required: readonly number[],
  numbers: readonly (readonly number[])[],
  { first, second }: Objective,
): Tables {
  // Plain arrays, because allocating such small typed arrays takes longer than the arithmetic.
  const lists = (): number[][] => [[], [], [], []]
  const tables = { numbers, first: lists(), second: lists(), next: lists() }
  for (let link = LINKS - 1; link >= 0; link--) {
    const own = numbers[link]!
    const following = link + 1 < LINKS ? numbers[link + 1]! : ALONE
    const rightFirst = tables.first[link + 1] ?? NOTHING
    const rightSecond = tables.second[link + 1] ?? NOTHING
    const need = required[link + 1]!
    const singleFirst = first[link + 1]!
    const singleSecond = second[link + 1]!
    for (let i = 0; i < own.length; i++) {
      const number = own[i]!
      const left = need - SHARED_CAPACITY * number
      let best = -1
      let bestFirst = 0
      let bestSecond = 0
      // Most choices are clearly worse and are rejected with this one comparison.
      let clearlyWorse = Number.POSITIVE_INFINITY
      for (let j = 0; j < following.length; j++) {
        const alone = singles(left, following[j]!)
        const valueFirst = singleFirst * alone + rightFirst[j]!
        if (valueFirst > clearlyWorse) continue
        if (best >= 0 && isLess(bestFirst, valueFirst)) continue
        const valueSecond = singleSecond * alone + rightSecond[j]!
        if (best >= 0 && !isLess(valueFirst, bestFirst)) {
          if (isLess(bestSecond, valueSecond)) continue
          const better =
            isLess(valueSecond, bestSecond) ||
            isLexicographicallyLess(
              rightPart(required, tables, link, number, j),
              rightPart(required, tables, link, number, best),
            )
          if (!better) continue
        }
        best = j
        bestFirst = valueFirst
        bestSecond = valueSecond
        clearlyWorse = bestFirst * (1 + 4 * ROUNDING)
      }
      tables.first[link]!.push(first[NODES + link]! * number + bestFirst)
      tables.second[link]!.push(second[NODES + link]! * number + bestSecond)
      tables.next[link]!.push(best)
    }
  }
  return tables
}
/** Nothing is left to choose after the last link. */
const ALONE: readonly number[] = [0]
const NOTHING = ALONE

/** Everything to the right of a link, in the order that breaks ties: single habitations, then shared ones. */
function rightPart(
  required: readonly number[],
  { numbers, next }: Tables,
  link: number,
  number: number,
  choice: number,
): number[] {
  const alone: number[] = []
  const shared: number[] = []
  let left = number
  let position = choice
  for (let at = link + 1; at < NODES; at++) {
    const own = at < LINKS ? numbers[at]![position]! : 0
    alone.push(singles(required[at]!, left + own))
    if (at < LINKS) {
      shared.push(own)
      position = next[at]![position]!
    }
    left = own
  }
  return [...alone, ...shared]
}

export function optimum(
  required: readonly number[],
  numbers: readonly (readonly number[])[],
  objective: Objective,
): number[] {
  const tables = tabulate(required, worthwhile(numbers, objective), objective)
  const outermost = tables.numbers[0]!
  const solutionFrom = (i: number) => complete(required, chosen(tables, i))
  let best = 0
  let bestFirst = Number.POSITIVE_INFINITY
  let bestSecond = Number.POSITIVE_INFINITY
  for (let i = 0; i < outermost.length; i++) {
    const alone = singles(required[0]!, outermost[i]!)
    const first = objective.first[0]! * alone + tables.first[0]![i]!
    const second = objective.second[0]! * alone + tables.second[0]![i]!
    if (i > 0) {
      if (isLess(bestFirst, first)) continue
      if (!isLess(first, bestFirst)) {
        if (isLess(bestSecond, second)) continue
        const better =
          isLess(second, bestSecond) || isLexicographicallyLess(solutionFrom(i), solutionFrom(best))
        if (!better) continue
      }
    }
    best = i
    bestFirst = first
    bestSecond = second
  }
  return solutionFrom(best)
}

function chosen({ numbers, next }: Tables, first: number): number[] {
  const shared: number[] = []
  let position = first
  for (let link = 0; link < LINKS; link++) {
    shared.push(numbers[link]![position]!)
    position = next[link]![position]!
  }
  return shared
}
