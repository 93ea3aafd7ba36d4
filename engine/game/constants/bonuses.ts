import type { Expertise, Faction } from '../primitives.ts'

export const HQ_FACTOR = 1.1
export const COGC_EXPERTISE_FACTOR = 1.25
export const COGC_WORKFORCE_FACTOR = 1.1
export const FERTILITY_SLOPE = 10 / 33
export const INFERTILE = -1

export const EXPERT_BONUS: readonly number[] = [0, 0.0306, 0.0696, 0.1248, 0.1974, 0.284]

export const FACTION_BONUS: Record<Faction, Partial<Record<Expertise, number>>> = {
  NONE: {},
  ANTARES: { ELECTRONICS: 0.05 },
  BENTEN: { MANUFACTURING: 0.05 },
  HORTUS: { AGRICULTURE: 0.03, FOOD_INDUSTRIES: 0.02 },
  MORIA: { METALLURGY: 0.02, CONSTRUCTION: 0.03 },
  OUTSIDEREGION: { CHEMISTRY: 0.02, FUEL_REFINING: 0.02, RESOURCE_EXTRACTION: 0.02 },
}

/** A Corporate HQ with unused permits multiplies the faction's bonus: sixfold if none is used, twofold if all are. */
export const permitUsageFactor = (used: number, total: number) => 2 * (3 - 2 * (used / total))

export const fertilityFactor = (fertility: number) =>
  fertility === INFERTILE ? 0 : 1 + fertility * FERTILITY_SLOPE
