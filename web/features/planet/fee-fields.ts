import { type Building, WorkforceLevel } from '../../../engine/game/gamedata.ts'
import type { OwnFees } from '../../../engine/game/own-fees.ts'
import { type Expertise, WORKER_FIELDS } from '../../../engine/game/primitives.ts'
import { preferences, setPreference } from '../../session/preferences.ts'

/** A field of the form: the fee of a level in a category, or in all of them. */
export interface FeeField {
  readonly category: Expertise | null
  readonly level: WorkforceLevel
}

export const TIER_FIELDS: readonly FeeField[] = WorkforceLevel.options.map((level) => ({
  category: null,
  level,
}))

/** The fees among the 45 that the buildings of a base pay, each once. */
export function fieldsOf(buildings: readonly Building[]): FeeField[] {
  const fields = new Map<string, FeeField>()
  for (const building of buildings) {
    const category = building.Expertise
    if (!category) continue
    for (const [tier, level] of WorkforceLevel.options.entries())
      if (building[WORKER_FIELDS[tier]!] > 0)
        fields.set(`${category} ${level}`, { category, level })
  }
  return [...fields.values()]
}

export const isSameField = (one: FeeField, other: FeeField) =>
  one.category === other.category && one.level === other.level

/** Keeps a player's fees of a planet in this browser; null forgets them. */
export function keepOwnFees(planet: string, own: OwnFees | null): void {
  const { [planet]: _former, ...others } = preferences.get().ownFees
  const keeps = own !== null && own.fees.length > 0
  setPreference('ownFees', keeps ? { ...others, [planet]: own } : others)
}
