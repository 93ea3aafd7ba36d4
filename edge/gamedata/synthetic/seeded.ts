/** A fraction in [0, 1) that depends on the text only: the same on every host and every day. */
export function fractionOf(seed: string): number {
  let hash = 0x811c9dc5 // FNV-1a
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  // The final mix of Murmur3. Without it, seeds that differ in their last letter only would give similar fractions.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

export function between(low: number, high: number, seed: string): number {
  return low + (high - low) * fractionOf(seed)
}

/** A smooth wave through random heights in [−1, 1], one every `period` steps. */
export function wave(seed: string, at: number, period: number): number {
  const knot = Math.floor(at / period)
  const t = at / period - knot
  const height = (n: number) => between(-1, 1, `${seed} ${period} ${n}`)
  return height(knot) + (height(knot + 1) - height(knot)) * t * t * (3 - 2 * t)
}
