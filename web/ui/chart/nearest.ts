/** The index of the point closest to `x`, `y` within `reach`, or -1. Thousands of points take microseconds. */
export function nearestPoint(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  x: number,
  y: number,
  reach: number,
): number {
  let best = -1
  let least = reach * reach
  for (let index = 0; index < xs.length; index++) {
    const dx = (xs[index] as number) - x
    const dy = (ys[index] as number) - y
    const away = dx * dx + dy * dy
    if (away <= least) {
      least = away
      best = index
    }
  }
  return best
}
