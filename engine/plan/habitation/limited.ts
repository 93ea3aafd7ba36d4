import { optimum, tabulate } from './optimum.ts'
import {
  AREAS,
  complete,
  dot,
  isBetter,
  isLess,
  LINKS,
  mostShared,
  NODES,
  type Objective,
  singles,
} from './program.ts'

/** With more numbers at a link the search becomes noticeably slow; no planet houses that many workers. */
const MAX_SEARCHED = 2000

/**
 * The lowest cost within an area, given the cheapest solution, which exceeds the area, and the smallest solution, which
 * does not. A price of area turns the limit into a cost: for every price, the optimum without the limit is a lower
 * bound. The bound is highest at the price where a solution that is too large and one that is small enough cost the
 * same; a secant finds it in a few steps. The gap between that bound and the best known solution is searched
 * completely, depth first, with the tables of that price as the bound of every branch.
 */
export function cheapestWithin(
  required: readonly number[],
  numbers: readonly (readonly number[])[],
  availableArea: number,
  objective: Objective,
  tooLarge: number[],
  smallEnough: number[],
): number[] {
  const costs = objective.first
  let large = tooLarge
  let small = smallEnough
  for (;;) {
    const dearer = dot(costs, small) - dot(costs, large)
    const price = Math.max(0, dearer / (dot(AREAS, large) - dot(AREAS, small)))
    const priced = costs.map((cost, i) => cost + price * AREAS[i]!)
    const found = optimum(required, numbers, { first: priced, second: AREAS })
    if (!isLess(dot(priced, found), dot(priced, small))) {
      return searchGap(required, availableArea, objective, price, priced, small)
    }
    if (dot(AREAS, found) > availableArea) large = found
    else small = found
  }
}

function searchGap(
  required: readonly number[],
  availableArea: number,
  objective: Objective,
  price: number,
  priced: readonly number[],
  known: number[],
): number[] {
  const most = Array.from({ length: LINKS }, (_, link) => mostShared(required, link))
  if (Math.max(...most) > MAX_SEARCHED) return known
  const numbers = most.map((limit) => Array.from({ length: limit + 1 }, (_, n) => n))
  const bound = tabulate(required, numbers, { first: priced, second: AREAS }).first
  const costs = objective.first
  // A solution within the area costs at least its priced value less the price of the whole area.
  const allowance = price * availableArea

  let best = known
  let limit = dot(costs, best) + allowance
  const shared: number[] = []
  const visit = (link: number, left: number, soFar: number) => {
    const own = numbers[link]!
    for (let number = 0; number < own.length; number++) {
      const alone = priced[link]! * singles(required[link]!, left + number)
      if (isLess(limit, soFar + alone + bound[link]![number]!)) continue
      shared[link] = number
      if (link + 1 < LINKS) visit(link + 1, number, soFar + alone + priced[NODES + link]! * number)
      else consider()
    }
  }
  const consider = () => {
    const solution = complete(required, shared)
    if (dot(AREAS, solution) > availableArea || !isBetter(objective, solution, best)) return
    best = solution
    limit = dot(costs, best) + allowance
  }
  visit(0, 0, 0)
  return best
}
