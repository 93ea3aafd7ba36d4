export interface Surroundings {
  Surface: boolean
  Gravity: number
  Pressure: number
  Temperature: number
}

export interface SpecialMaterial {
  ticker: string
  amountFor: (area: number) => number
}

const special = (ticker: string, amountFor: (area: number) => number): SpecialMaterial => ({
  ticker,
  amountFor,
})
const one = () => 1

const ROCKY = special('MCG', (area) => 4 * area)
const GASEOUS = special('AEF', (area) => Math.ceil(area / 3))
const GRAVITY = [null, special('MGC', one), special('BL', one)]
const PRESSURE = [null, special('SEA', (area) => area), special('HSE', one)]
const TEMPERATURE = [null, special('INS', (area) => 10 * area), special('TSH', one)]

/** 0 normal, 1 low, 2 high. The limits themselves count as normal. */
export type ClimateBand = 0 | 1 | 2
const band = (value: number, low: number, high: number): ClimateBand =>
  value < low ? 1 : value > high ? 2 : 0

export const gravityBand = (gravity: number) => band(gravity, 0.25, 2.5)
export const pressureBand = (pressure: number) => band(pressure, 0.25, 2)
export const temperatureBand = (temperature: number) => band(temperature, -25, 75)

/** Planets with the same class demand the same special materials. */
export function environmentClass(planet: Surroundings): number {
  const bands =
    (gravityBand(planet.Gravity) * 3 + pressureBand(planet.Pressure)) * 3 +
    temperatureBand(planet.Temperature)
  return bands * 2 + (planet.Surface ? 1 : 0)
}
export const ENVIRONMENT_CLASSES = 54

/** Null if that part of the environment is normal. */
export function specialMaterialsByCause(environment: number) {
  const bands = environment >> 1
  return {
    surface: environment & 1 ? ROCKY : GASEOUS,
    gravity: GRAVITY[Math.floor(bands / 9)] ?? null,
    pressure: PRESSURE[Math.floor(bands / 3) % 3] ?? null,
    temperature: TEMPERATURE[bands % 3] ?? null,
  }
}

export function specialMaterialsOf(environment: number): readonly SpecialMaterial[] {
  return Object.values(specialMaterialsByCause(environment)).filter((material) => material !== null)
}

export const SPECIAL_TICKERS: readonly string[] = [
  ROCKY,
  GASEOUS,
  ...GRAVITY,
  ...PRESSURE,
  ...TEMPERATURE,
]
  .filter((material) => material != null)
  .map((material) => material.ticker)
