export type Slice = { label: string; value: number; colour?: string | undefined }

/** Slices below this share of all cannot be seen or pointed at. */
const MIN_SHARE = 0.01

/** Largest first; slices beyond `most` and slices too small to see become one. Only values above zero have a share. */
export function mergeSmallSlices(slices: readonly Slice[], most: number): Slice[] {
  const sorted = slices
    .filter((slice) => Number.isFinite(slice.value) && slice.value > 0)
    .sort((one, other) => other.value - one.value)
  const total = sorted.reduce((sum, { value }) => sum + value, 0)
  const seen = sorted.filter(({ value }) => value >= total * MIN_SHARE).length
  const own = sorted.length <= most ? seen : Math.min(seen, most - 1)
  // A single small slice keeps its own name.
  if (own >= sorted.length - 1) return sorted
  const rest = sorted.slice(own)
  return [
    ...sorted.slice(0, own),
    {
      label: `Other (${rest.length})`,
      value: rest.reduce((sum, slice) => sum + slice.value, 0),
      colour: 'var(--line-control)',
    },
  ]
}

const OUTER = 48
const INNER = 31

/** SVG paths around the origin, clockwise from the top. */
export function sliceArcs(slices: readonly Slice[]): string[] {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0)
  let turned = 0
  return slices.map((slice) => {
    const start = turned
    // A full circle needs a gap: an arc whose ends coincide draws nothing.
    turned += Math.min(slice.value / total, 0.9999)
    const wide = turned - start > 0.5 ? 1 : 0
    const at = (radius: number, turn: number) => {
      const angle = (turn - 0.25) * 2 * Math.PI
      return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
    }
    return `M${at(OUTER, start)}A${OUTER} ${OUTER} 0 ${wide} 1 ${at(OUTER, turned)}L${at(INNER, turned)}A${INNER} ${INNER} 0 ${wide} 0 ${at(INNER, start)}Z`
  })
}
