/** Work that may be shared among kinds of ships: a day of a lane. */
export interface Job {
  /** By kind: what the whole job costs a day, and the hours that it takes; null where the kind cannot do it. */
  readonly byKind: readonly (JobCost | null)[]
  /** What somebody hired takes for the whole job; null where nobody is hired. */
  readonly hired: number | null
}

export interface JobCost {
  readonly cost: number
  readonly hours: number
}

/** In costs of the dearest hour: what an hour counts that the fleet does not have, so that it is used last. */
const MISSING_HOUR = 1e4
/** Less of an hour, a share or a cost is a rounding error. */
export const NOTHING = 1e-9

/** What an hour that the fleet does not have counts for these jobs. */
export function missingHourCost(jobs: readonly Job[]): number {
  let dearest = 1
  for (const { byKind, hired } of jobs)
    for (const choice of byKind)
      if (choice && choice.hours > NOTHING)
        dearest = Math.max(dearest, (choice.cost + (hired ?? 0)) / choice.hours)
  return MISSING_HOUR * dearest
}
