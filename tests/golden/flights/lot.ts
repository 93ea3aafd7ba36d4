const MASK_48 = (1n << 48n) - 1n
const MULTIPLIER = 0x5deece66dn

/** What the game draws for the flights of one calculation, 0 to 1: java.util.Random with the hash of its UUID. */
export function drawnLot(uuid: string): number {
  const bits = BigInt(`0x${uuid.replaceAll('-', '')}`)
  const halves = (bits >> 64n) ^ (bits & 0xffff_ffff_ffff_ffffn)
  const hash = BigInt.asIntN(32, (halves >> 32n) ^ (halves & 0xffff_ffffn))
  let seed = (hash ^ MULTIPLIER) & MASK_48
  const next = (count: bigint) => {
    seed = (seed * MULTIPLIER + 0xbn) & MASK_48
    return seed >> (48n - count)
  }
  return Number((next(26n) << 27n) + next(27n)) / 2 ** 53
}
