import type { Empire } from '../../../engine/model/empire.ts'

/** The empire in the address, else the default one, else the first. Null: the address names one that is not there. */
export function shownEmpire(
  empires: readonly Empire[],
  asked: string | undefined,
  defaultEmpireUuid: string | null,
): Empire | null | undefined {
  if (asked !== undefined) return empires.find(({ uuid }) => uuid === asked) ?? null
  return empires.find(({ uuid }) => uuid === defaultEmpireUuid) ?? empires[0]
}
