/** Kilometres from the star, in the frame of the system coordinates. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** An ellipse around the star, with what each position on it needs. */
export interface Orbit {
  readonly axisKm: number
  readonly minorAxisKm: number
  readonly eccentricity: number
  readonly cosInclination: number
  readonly sinInclination: number
  /** Radians per second of game time. */
  readonly meanMotion: number
}

/** The game calculates with these values; newer ones give wrong angles. */
const GRAVITY = 6.67384e-11
export const KM_PER_AU = 149_597_870.7

export interface OrbitElements {
  readonly axisKm: number
  readonly eccentricity: number
  /** Radians. */
  readonly inclination: number
}

/** `kilograms`: of the star and the body together. */
export function orbitOf(elements: OrbitElements, kilograms: number): Orbit {
  const { axisKm, eccentricity, inclination } = elements
  return {
    axisKm,
    minorAxisKm: axisKm * Math.sqrt(1 - eccentricity ** 2),
    eccentricity,
    cosInclination: Math.cos(inclination),
    sinInclination: Math.sin(inclination),
    meanMotion: Math.sqrt((GRAVITY * kilograms) / (axisKm * 1000) ** 3),
  }
}

/** Unix time, in seconds, at which the game's clock agreed with ours. It runs twenty times as fast. */
const EPOCH = 1_451_690_603
const CLOCK_RATE = 20

const gameSeconds = (ms: number) => EPOCH + CLOCK_RATE * (ms / 1000 - EPOCH)

const FULL_TURN = 2 * Math.PI
const KEPLER_TOLERANCE = 1e-12

/** Solves Kepler's equation by Newton's method, which takes three steps for the game's orbits. */
function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  let anomaly = meanAnomaly + eccentricity * Math.sin(meanAnomaly)
  for (let step = 0; step < 20; step++) {
    const change =
      (anomaly - eccentricity * Math.sin(anomaly) - meanAnomaly) /
      (1 - eccentricity * Math.cos(anomaly))
    anomaly -= change
    if (Math.abs(change) < KEPLER_TOLERANCE) break
  }
  return anomaly
}

/** `ms` is Unix time. The game exchanges x and y of its orbits; the periapsis of every known body is 0. */
export function positionAt(orbit: Orbit, ms: number): Point {
  const meanAnomaly = (orbit.meanMotion * gameSeconds(ms)) % FULL_TURN
  const anomaly = eccentricAnomaly(meanAnomaly, orbit.eccentricity)
  const along = orbit.axisKm * (Math.cos(anomaly) - orbit.eccentricity)
  const across = orbit.minorAxisKm * Math.sin(anomaly)
  return { x: across * orbit.cosInclination, y: along, z: across * orbit.sinInclination }
}

/** Real time, in milliseconds. */
export const orbitPeriod = ({ meanMotion }: Orbit): number =>
  (FULL_TURN / meanMotion / CLOCK_RATE) * 1000

export const distanceFromStar = ({ x, y, z }: Point): number => Math.hypot(x, y, z)

/** km/s on a circle with this radius around the star. */
export const circularSpeed = (starKilograms: number, km: number): number =>
  Math.sqrt((GRAVITY * starKilograms) / (km * 1000)) / 1000
