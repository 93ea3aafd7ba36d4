export type TreemapCell<Item> = { item: Item; x: number; y: number; width: number; height: number }

/**
 * Rectangles with areas in proportion to their values, laid out row by row and as square as possible (Bruls, Huizing and van Wijk:
 * Squarified Treemaps). Only values above zero have an area.
 */
export function treemap<Item extends { value: number }>(
  items: readonly Item[],
  width: number,
  height: number,
): TreemapCell<Item>[] {
  const sorted = items
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .toSorted((one, other) => other.value - one.value)
  const total = sorted.reduce((sum, { value }) => sum + value, 0)
  const cells: TreemapCell<Item>[] = []
  const scale = (width * height) / total
  let free = { x: 0, y: 0, width, height }
  let start = 0
  while (start < sorted.length) {
    const side = Math.min(free.width, free.height)
    const end = rowEnd(sorted, start, side, scale)
    const row = sorted.slice(start, end)
    const area = row.reduce((sum, { value }) => sum + value * scale, 0)
    const thick = area / side
    const upright = free.width >= free.height
    let at = 0
    for (const item of row) {
      const long = (item.value * scale) / thick
      cells.push(
        upright
          ? { item, x: free.x, y: free.y + at, width: thick, height: long }
          : { item, x: free.x + at, y: free.y, width: long, height: thick },
      )
      at += long
    }
    free = upright
      ? { ...free, x: free.x + thick, width: Math.max(free.width - thick, 1e-9) }
      : { ...free, y: free.y + thick, height: Math.max(free.height - thick, 1e-9) }
    start = end
  }
  return cells
}

/** A row takes items as long as its worst shape improves. */
function rowEnd(
  sorted: readonly { value: number }[],
  start: number,
  side: number,
  scale: number,
): number {
  let area = 0
  let worst = Infinity
  for (let end = start; end < sorted.length; end++) {
    const largest = (sorted[start]?.value ?? 0) * scale
    const least = (sorted[end]?.value ?? 0) * scale
    const grown = area + least
    const shape = Math.max((side * side * largest) / grown ** 2, grown ** 2 / (side * side * least))
    if (shape > worst) return end
    worst = shape
    area = grown
  }
  return sorted.length
}
