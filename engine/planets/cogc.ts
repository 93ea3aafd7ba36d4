import type { Planet } from '../game/gamedata.ts'
import type { ProgramType } from '../game/programs.ts'

/** The programme with Start ≤ now < End. If two overlap, the one that began last. */
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

export interface Programme {
  readonly program: ProgramType | null
  /**
   * Its end, including programmes of the same kind that follow without a gap; null if nothing runs or the end is
   * unknown.
   */
  readonly endsAt: number | null
  /** The end of a record that is over; the programme since then is unknown. Null while the record goes on. */
  readonly unknownSince: number | null
}

type Recorded = Pick<Planet, 'COGCPrograms' | 'COGCProgramActive'>

/**
 * The programme of a planet at a time, according to its record. A planet without a record runs the programme named in
 * its data.
 */
export function programmeAt(
  { COGCPrograms: programs, COGCProgramActive }: Recorded,
  nowEpochMs: number,
): Programme {
  if (programs.length === 0) return { program: COGCProgramActive, endsAt: null, unknownSince: null }
  const recordEnd = Math.max(...programs.map(({ EndEpochMs }) => EndEpochMs))
  if (recordEnd <= nowEpochMs) return { program: null, endsAt: null, unknownSince: recordEnd }
  const program = activeProgram(programs, nowEpochMs)
  return {
    program,
    endsAt: program === null ? null : endOf(programs, program, nowEpochMs),
    unknownSince: null,
  }
}

function endOf(programs: Planet['COGCPrograms'], program: ProgramType, nowEpochMs: number): number {
  let end = nowEpochMs
  const own = programs
    .filter(({ ProgramType, EndEpochMs }) => ProgramType === program && EndEpochMs > nowEpochMs)
    .sort((a, b) => a.StartEpochMs - b.StartEpochMs)
  for (const { StartEpochMs, EndEpochMs } of own)
    if (StartEpochMs <= end) end = Math.max(end, EndEpochMs)
  return end
}

/** The planet with the programme at that time instead of the one at the time of its record. */
export function withProgrammeAt<P extends Recorded>(planet: P, nowEpochMs: number): P {
  const { program } = programmeAt(planet, nowEpochMs)
  return program === planet.COGCProgramActive ? planet : { ...planet, COGCProgramActive: program }
}

/** When the programme of a planet can change: the next start or end. */
export function nextProgramChange(
  programs: Planet['COGCPrograms'],
  nowEpochMs: number,
): number | null {
  const changes = programs
    .flatMap(({ StartEpochMs, EndEpochMs }) => [StartEpochMs, EndEpochMs])
    .filter((at) => at > nowEpochMs)
  return changes.length > 0 ? Math.min(...changes) : null
}
