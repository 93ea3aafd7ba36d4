/** Hands out which bases to give up next, in the same order on every machine. */
export interface NeighbourhoodSource {
  /** Sites to solve again, of which some may have no base. Undefined when none was improved since `renew`. */
  next(used: readonly number[], hasRoom: boolean): number[] | undefined
  /** Begins again, because the empire has changed. */
  renew(): void
}

/** The numbers of bases that are given up together, smaller ones first. */
const SIZES = [2, 3]

export function neighbourhoodSource(sites: readonly number[]): NeighbourhoodSource {
  let turn = 0
  let tried = 0
  return {
    next(used, hasRoom) {
      const built = sites.filter((site) => used.includes(site))
      const free = sites.filter((site) => !used.includes(site))
      const rounds = (hasRoom ? [1, ...SIZES] : SIZES).map((size) => chosenOf(built, size))
      let place = tried
      for (const round of rounds) {
        if (place >= round.length) {
          place -= round.length
          continue
        }
        tried += 1
        turn += 1
        const bases = round[(turn * stride(round.length)) % round.length]!
        // Every second one may use another planet. With permits left, each may use two more.
        const more = hasRoom ? 2 : turn % 2
        return [
          ...bases,
          ...Array.from(
            { length: Math.min(more, free.length) },
            (_, n) => free[(turn + n) % free.length]!,
          ),
        ]
      }
      return undefined
    },
    renew() {
      tried = 0
    },
  }
}

function stride(length: number): number {
  let step = Math.max(1, Math.floor(length * 0.62))
  while (commonDivisor(step, length) > 1) step += 1
  return step
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

function chosenOf(all: readonly number[], size: number): number[][] {
  if (all.length <= size) return [[...all]]
  if (size === 1) return all.map((one) => [one])
  return all.flatMap((one, place) =>
    chosenOf(all.slice(place + 1), size - 1)
      .filter((rest) => rest.length === size - 1)
      .map((rest) => [one, ...rest]),
  )
}
