import {
  isLess,
  LINKS,
  mostShared,
  NODES,
  type Objective,
  SHARED_CAPACITY,
  SINGLE_CAPACITY,
} from './program.ts'

/** Up to this many, every number of a link is tried: finding the candidates takes five times as long. */
const TRY_ALL = 64
/** Four shared habitations house exactly what three of each of their two singles do. */
const SWAP = 4
const SWAPPED_SINGLES = 3

/**
 * The numbers of shared habitations that an optimum can have at each link. Proof that few numbers suffice for any
 * number of workers: Call a node *near* if the shared habitations around it house about everybody, which means that at
 * most two single ones are missing and fewer than four shared ones are too many. Take neighbouring links with at least
 * four each that are connected by near nodes, with no near node at either end. Remove four from the first link, add
 * four to the second, remove four from the third and so on. Nodes inside do not change. A node at an end is not near:
 * either it has at least three singles, and exactly three are added or removed, or it is overfull by four and nothing
 * changes. The opposite move has exactly the opposite cost. No two solutions are equal in the order of comparison, so
 * one of the two moves improves the solution. So in an optimum every link has fewer than four, or its number follows,
 * from one end of the row or the other, by near nodes from a link with fewer than four.
 */
export function candidates(required: readonly number[]): readonly (readonly number[])[] {
  const most = Array.from({ length: LINKS }, (_, link) => mostShared(required, link))
  if (most.every((limit) => limit <= TRY_ALL)) return most.map((limit) => RANGES[limit]!)
  const fromLeft = follow(required, most, 0, 1)
  const fromRight = follow(required, most, LINKS - 1, -1)
  return most.map((limit, link) => {
    if (limit <= TRY_ALL) return RANGES[limit]!
    const numbers = new Set([...few(limit), ...fromLeft[link]!, ...fromRight[link]!])
    return [...numbers].sort((a, b) => a - b)
  })
}

/** `RANGES[limit]` is 0 … limit: nearly every base needs nothing else, so they are made once. */
const RANGES: readonly (readonly number[])[] = Array.from({ length: TRY_ALL + 1 }, (_, limit) =>
  Array.from({ length: limit + 1 }, (__, n) => n),
)

const few = (limit: number) => RANGES[Math.min(SWAP - 1, limit)]!

/** By link: the numbers that follow from the earlier links, from one end of the row. */
function follow(
  required: readonly number[],
  most: readonly number[],
  first: number,
  step: 1 | -1,
): Set<number>[] {
  const found: Set<number>[] = []
  let before: Iterable<number> = [0]
  for (let link = first, n = 0; n < LINKS; n++, link += step) {
    const node = required[step === 1 ? link : link + 1]!
    const here = new Set<number>()
    for (const neighbour of before) addNear(here, node, neighbour, most[link]!)
    found[link] = here
    before = new Set([...few(most[link]!), ...here])
  }
  return found
}

/**
 * The numbers that remain once prices are known. If four shared habitations cost more than the six single ones that
 * house as many, an optimum never has four. Lists begin with 0, 1, 2 and 3, if they are that long.
 */
export function worthwhile(
  numbers: readonly (readonly number[])[],
  { first }: Objective,
): readonly (readonly number[])[] {
  return numbers.map((list, link) => {
    const singles = SWAPPED_SINGLES * (first[link]! + first[link + 1]!)
    const isDearer = isLess(singles, SWAP * first[NODES + link]!)
    return isDearer ? list.slice(0, SWAP) : list
  })
}

/** Numbers that make a node near, given the workers housed by its other link. */
function addNear(numbers: Set<number>, required: number, neighbour: number, limit: number) {
  const left = required - SHARED_CAPACITY * neighbour
  const least = Math.ceil((left - (SWAPPED_SINGLES - 1) * SINGLE_CAPACITY) / SHARED_CAPACITY)
  const end = Math.ceil(left / SHARED_CAPACITY) + SWAP
  for (let n = Math.max(0, least); n < end && n <= limit; n++) numbers.add(n)
}
