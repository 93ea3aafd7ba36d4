import type { Protection } from './protection.ts'

/** Per cent of the hull. */
export const landingDamage = (
  { hullFactor, heat }: Protection,
  pressure: number,
  seconds: number,
) => hullFactor * heat * 4e-5 * Math.min(pressure, 25) * seconds

export const jumpDamage = ({ hullFactor }: Protection, parsecs: number): number =>
  hullFactor * 0.001 * parsecs

export const gatewayDamage = ({ hullFactor }: Protection, parsecs: number): number =>
  (hullFactor * 0.001 * parsecs) / 3

/** `above` is the share of the reactor above the smallest one. */
export const rechargeDamage = ({ hullFactor }: Protection, above: number): number =>
  hullFactor * 0.05 * above

/** `sunlight` is the mean of 1 / r² along the way, r in AU. */
export const transitDamage = (
  { hullFactor, meteoroids, radiation }: Protection,
  km: number,
  star: { readonly luminosity: number; readonly meteoroids: number },
  sunlight: number,
): number =>
  hullFactor *
  km *
  (2e-10 + meteoroids * 5e-10 * star.meteoroids + radiation * 2e-14 * star.luminosity * sunlight)
