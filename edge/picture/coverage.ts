/**
 * Fills outlines with smooth edges. Every line adds the area that it covers to its pixels, and the change for the rest of their
 * row. A running sum over the row then gives the share of each pixel that is inside.
 */
export interface Coverage {
  /** The lines must form closed outlines within the box. */
  line(x0: number, y0: number, x1: number, y1: number): void
  /** Calls back for each run of equally covered pixels with their share, 0 to 1. */
  drain(run: (x: number, y: number, length: number, share: number) => void): void
}

/** For outlines within a box of this size in pixels. */
export function coverageOf(width: number, height: number): Coverage {
  const stride = width + 2
  const sums = new Float32Array(stride * height)
  return {
    line(x0, y0, x1, y1) {
      if (y0 === y1) return
      const down = y0 < y1
      const [top, bottom] = down ? [y0, y1] : [y1, y0]
      const slope = (x1 - x0) / (y1 - y0)
      let x = down ? x0 : x1
      for (let y = Math.floor(top); y < Math.min(height, Math.ceil(bottom)); y++) {
        const step = Math.min(y + 1, bottom) - Math.max(y, top)
        const next = x + slope * step
        // Rounding may leave the box by a tiny amount.
        const left = Math.max(0, Math.min(x, next))
        addRow(sums, y * stride, left, Math.max(left, x, next), down ? step : -step)
        x = next
      }
    },
    drain(run) {
      for (let y = 0; y < height; y++) {
        const row = y * stride
        let sum = 0
        let from = 0
        for (let x = 0; x <= width; x++) {
          // If nothing is added, the share stays the same.
          if (x < width && sums[row + x] === 0) continue
          const share = Math.min(1, Math.abs(sum))
          if (x > from && share > MIN_SHARE) run(from, y, x - from, share)
          sum += sums[row + x]!
          from = x
        }
      }
    },
  }
}

/** Smaller shares come from floating point, where areas cancel each other. */
const MIN_SHARE = 1 / 512

/** Adds a line from `left` to `right` within one row. `height` is how much of the row it crosses, signed by its direction. */
function addRow(sums: Float32Array, row: number, left: number, right: number, height: number) {
  const first = Math.floor(left)
  const last = Math.ceil(right)
  if (last <= first + 1) {
    const outside = (left + right) / 2 - first
    sums[row + first]! += height * (1 - outside)
    sums[row + first + 1]! += height * outside
    return
  }
  // The area to the right of the line, pixel by pixel, and its change from one pixel to the next.
  const perPixel = 1 / (right - left)
  let before = 0
  for (let x = first; x < last; x++) {
    const from = Math.max(left, x)
    const to = Math.min(right, x + 1)
    const crossed = (to - from) * perPixel
    const earlier = Math.max(0, from - left) * perPixel
    // The part that the line crossed further left covers the whole pixel. The part that it crosses here covers what is to its
    // right.
    const grown = earlier + crossed * (1 - ((from + to) / 2 - x))
    sums[row + x]! += height * (grown - before)
    before = grown
  }
  sums[row + last]! += height * (1 - before)
}
