import * as v from 'valibot'
import type { EmpireWrite } from '../../game/empire.ts'
import { Faction } from '../../game/primitives.ts'
import type { StoredFields } from '../../game/versions/step.ts'
import type { Tell } from './imported.ts'
import { nameOf, wholeWithin } from './parts.ts'

export const isEmpire = (raw: StoredFields): boolean =>
  'empire_name' in raw || ('permits_total' in raw && 'use_fio_storage' in raw && 'name' in raw)

/** Lists of CX contain the names of their empires without the settings. */
export const hasSettings = (raw: StoredFields): boolean =>
  'empire_faction' in raw || 'empire_permits_total' in raw || 'permits_total' in raw

export function importedEmpire(raw: StoredFields, tell: Tell): EmpireWrite {
  const faction = v.safeParse(Faction, raw.empire_faction ?? raw.faction ?? 'NONE')
  if (!faction.success) tell('Its faction is not known; it comes without one.')
  const total = wholeWithin(raw.empire_permits_total ?? raw.permits_total, [2, 100_000], 2)
  return {
    name: nameOf(raw.empire_name ?? raw.name, 'Imported empire'),
    faction: faction.success ? faction.output : 'NONE',
    permits_used: wholeWithin(raw.empire_permits_used ?? raw.permits_used, [1, total], 1),
    permits_total: total,
    use_fio_storage: raw.use_fio_storage === true,
  }
}
