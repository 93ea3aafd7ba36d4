export interface ShipPreset {
  /** m³ */
  readonly volume: number
  /** t */
  readonly weight: number
}

export const SHIP_PRESETS: readonly ShipPreset[] = [
  { volume: 500, weight: 500 },
  { volume: 1000, weight: 1000 },
  { volume: 2000, weight: 2000 },
  { volume: 3000, weight: 1000 },
  { volume: 1000, weight: 3000 },
  { volume: 5000, weight: 5000 },
]
