import type { Planet } from '../model/gamedata.ts'
import type { ProgramType } from '../model/programs.ts'

/** The programme with Start ≤ now < End; of two that overlap, the one that began last. */
export function activeProgram(
  programs: Planet['COGCPrograms'],
  nowEpochMs: number,
): ProgramType | null {
  let active: Planet['COGCPrograms'][number] | undefined
  for (const program of programs) {
    if (program.StartEpochMs > nowEpochMs || nowEpochMs >= program.EndEpochMs) continue
    if (!active || program.StartEpochMs > active.StartEpochMs) active = program
  }
  return active?.ProgramType ?? null
}
