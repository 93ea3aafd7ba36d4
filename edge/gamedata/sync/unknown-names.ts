import type { syncRepo } from '../../repo/sync.ts'

/** As many as anybody reads; a service gone mad must not fill the database. */
const MOST_NAMES = 50

/** Notes what a step of a job met that we do not know; a name is kept for one round after the last that met it. */
export async function noteUnknown(
  repo: ReturnType<typeof syncRepo>,
  job: string,
  names: ReadonlySet<string>,
  isRoundOver: boolean,
): Promise<void> {
  const known = await repo.unknownNames(job)
  const met = [...new Set([...known.now, ...names])].slice(0, MOST_NAMES)
  const next = isRoundOver ? { before: met, now: [] } : { before: known.before, now: met }
  if (JSON.stringify(next) !== JSON.stringify(known)) await repo.noteUnknownNames(job, next)
}
