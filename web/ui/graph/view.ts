export type Rect = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
export type GraphPoint = { x: number; y: number }

/** The world point in the upper left corner, and pixels per world unit. */
export type View = { x: number; y: number; zoom: number }

export type ZoomLimits = { least: number; most: number }

export const visibleRect = (view: View, size: Size): Rect => ({
  x: view.x,
  y: view.y,
  width: size.width / view.zoom,
  height: size.height / view.zoom,
})

export const worldPoint = (view: View, at: GraphPoint): GraphPoint => ({
  x: view.x + at.x / view.zoom,
  y: view.y + at.y / view.zoom,
})

const clamp = (value: number, { least, most }: ZoomLimits) => Math.min(Math.max(value, least), most)

/** Shows all of `bounds` in the middle, enlarged at most to its own size. */
export function fitView(bounds: Rect, size: Size, limits: ZoomLimits): View {
  const margin = 24
  const zoom = clamp(
    Math.min(
      1,
      Math.max(size.width - 2 * margin, 1) / Math.max(bounds.width, 1e-9),
      Math.max(size.height - 2 * margin, 1) / Math.max(bounds.height, 1e-9),
    ),
    limits,
  )
  return centredView(
    { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
    zoom,
    size,
  )
}

/** As `fitView`, but never too small to read: what does not fit then begins in the upper left corner. */
export function firstView(bounds: Rect, size: Size, limits: ZoomLimits, readable: number): View {
  const whole = fitView(bounds, size, limits)
  if (whole.zoom >= readable) return whole
  const { x, y } = centredView(
    { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
    readable,
    size,
  )
  return { x: Math.min(x, bounds.x), y: Math.min(y, bounds.y), zoom: readable }
}

export const centredView = (centre: GraphPoint, zoom: number, size: Size): View => ({
  x: centre.x - size.width / zoom / 2,
  y: centre.y - size.height / zoom / 2,
  zoom,
})

export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.zoom,
  y: view.y - dy / view.zoom,
})

/** Keeps the point under `at` in place. */
export function zoomed(view: View, factor: number, at: GraphPoint, limits: ZoomLimits): View {
  const zoom = clamp(view.zoom * factor, limits)
  const fixed = worldPoint(view, at)
  return { x: fixed.x - at.x / zoom, y: fixed.y - at.y / zoom, zoom }
}

/** Keeps part of `bounds` in sight. */
export function kept(view: View, bounds: Rect, size: Size): View {
  const seen = visibleRect(view, size)
  const within = (at: number, length: number, least: number, extent: number) => {
    const sliver = Math.min(length, extent) * 0.1
    return Math.min(Math.max(at, least + sliver - length), least + extent - sliver)
  }
  return {
    ...view,
    x: within(view.x, seen.width, bounds.x, bounds.width),
    y: within(view.y, seen.height, bounds.y, bounds.height),
  }
}

/** Whether the detail drawn for one zoom still serves another. */
export const stillServes = (drawn: number, zoom: number): boolean =>
  zoom / drawn < 1.5 && zoom / drawn > 0.67

export const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

export const overlaps = (one: Rect, other: Rect): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height
