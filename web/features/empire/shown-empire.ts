import type { Empire } from '../../../engine/game/empire.ts'
import { activeEmpire } from '../../../engine/plan/basis.ts'

/** The one that the address names, else the default one, else the first. Null: the named one is not there; undefined: there is none. */
export function shownEmpire(
  empires: readonly Empire[],
  asked: string | undefined,
  defaultEmpireUuid: string | null,
): Empire | null | undefined {
  if (asked !== undefined) return empires.find(({ uuid }) => uuid === asked) ?? null
  return activeEmpire(empires, {}, { defaultEmpireUuid }) ?? undefined
}
