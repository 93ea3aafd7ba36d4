import { distanceFromStar, KM_PER_AU, type Point } from './orbits.ts'

/** The way of a transit: an arc of an ellipse in the x-y plane, with the star in one focus. */
interface Arc {
  readonly major: number
  readonly minor: number
  /** Eccentric anomaly where the arc is counted from, and how far it goes. */
  readonly from: number
  readonly span: number
}

function arcBetween(start: Point, target: Point): Arc {
  const [startKm, targetKm] = [Math.hypot(start.x, start.y), Math.hypot(target.x, target.y)]
  const major = (startKm + targetKm) / 2
  const [dx, dy] = [target.x - start.x, target.y - start.y]
  const chord = Math.hypot(dx, dy)
  const [ux, uy] = [dx / chord, dy / chord]
  // The normal that points to the side on which the star is.
  const side = -start.x * -uy + -start.y * ux < 0 ? -1 : 1
  const [nx, ny] = [-uy * side, ux * side]
  const along = (targetKm ** 2 - startKm ** 2 + chord ** 2) / (2 * chord)
  const above = Math.sqrt(Math.max(0, targetKm ** 2 - along ** 2))
  const [fx, fy] = [start.x + along * ux + above * nx, start.y + along * uy + above * ny]
  const [cx, cy] = [fx / 2, fy / 2]
  const centre = Math.hypot(cx, cy)
  const minor = Math.sqrt(Math.max(0, major ** 2 - centre ** 2))
  // A circle has its foci in one point, and any direction is its axis.
  const [ax, ay] = centre > 0 ? [cx / centre, cy / centre] : [1, 0]
  const anomaly = ({ x, y }: Point) =>
    Math.atan2((-(x - cx) * ay + (y - cy) * ax) / minor, ((x - cx) * ax + (y - cy) * ay) / major)
  const [from, to] = [anomaly(start), anomaly(target)]
  const apart = Math.abs(to - from)
  return { major, minor, from, span: apart > Math.PI ? 2 * Math.PI - apart : apart }
}

const STEPS = 1000

/**
 * Kilometres of a transit as the game counts them: Simpson's rule without its last term, upwards from the start even
 * where the ship flies the other way. Sine and cosine are turned from step to step, which is as exact and five times as fast.
 */
export function transitKm(start: Point, target: Point): number {
  const { major, minor, from, span } = arcBetween(start, target)
  if (!(span > 0)) return 0
  const step = span / STEPS
  const [turnCos, turnSin] = [Math.cos(step), Math.sin(step)]
  let [cos, sin] = [Math.cos(from), Math.sin(from)]
  let sum = 0
  for (let n = 0; n < STEPS; n++) {
    const weight = n === 0 ? 1 : n % 2 === 1 ? 4 : 2
    sum += weight * Math.sqrt((major * sin) ** 2 + (minor * cos) ** 2)
    const next = cos * turnCos - sin * turnSin
    sin = sin * turnCos + cos * turnSin
    cos = next
  }
  return (step / 3) * sum
}

/** Nodes and weights of Gauss and Legendre with eight points, one half of them. */
const GAUSS: readonly (readonly [node: number, weight: number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.31370664587788727],
  [0.7966664774136267, 0.22238103445337448],
  [0.9602898564975363, 0.10122853629037626],
]

/** The same to about 1e-4, in a twentieth of the time: for searches and for first guesses. */
export function roughTransitKm(start: Point, target: Point): number {
  const { major, minor, from, span } = arcBetween(start, target)
  if (!(span > 0)) return 0
  const speed = (anomaly: number) =>
    Math.hypot(major * Math.sin(anomaly), minor * Math.cos(anomaly))
  const middle = from + span / 2
  let sum = 0
  for (const [node, weight] of GAUSS)
    sum += weight * (speed(middle - (node * span) / 2) + speed(middle + (node * span) / 2))
  const missingTerm = (span / (3 * STEPS)) * speed(from + span)
  return (span / 2) * sum - missingTerm
}

const SUN_STEPS = 250

/** Mean of 1 / r² along a transit, r in AU from the star. */
export function meanSunlight(start: Point, target: Point): number {
  const from = distanceFromStar(start) / KM_PER_AU
  const step = (distanceFromStar(target) / KM_PER_AU - from) / SUN_STEPS
  let sum = 0
  for (let n = 0; n < SUN_STEPS; n++) sum += 1 / (from + step * n) ** 2
  return sum / SUN_STEPS
}
