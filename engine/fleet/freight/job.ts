export interface FreightJob {
  /** By kind: cost and hours a day of the whole job; null where the kind cannot do it. */
  readonly byKind: readonly (JobCost | null)[]
  /** Cost of hiring for the whole job; null where nobody is hired. */
  readonly hired: number | null
}

export interface JobCost {
  readonly cost: number
  readonly hours: number
}

/** Hours, shares and costs below this come from floating point. */
export const NOTHING = 1e-9

/** All jobs as columns: for each job its choices, the kinds and then to hire, at `job × choices + choice`. */
export interface JobTable {
  readonly jobs: number
  readonly kinds: number
  readonly choices: number
  /** Infinity where there is no such choice. */
  readonly cost: Float64Array
  /** 0 for hiring. */
  readonly hours: Float64Array
}

export function jobTable(jobs: readonly FreightJob[], kinds: number): JobTable {
  const choices = kinds + 1
  const cost = new Float64Array(jobs.length * choices).fill(Number.POSITIVE_INFINITY)
  const hours = new Float64Array(jobs.length * choices)
  let at = 0
  for (const { byKind, hired } of jobs) {
    for (let kind = 0; kind < kinds; kind++) {
      const choice = byKind[kind]
      if (!choice) continue
      cost[at + kind] = choice.cost
      hours[at + kind] = choice.hours
    }
    if (hired !== null) cost[at + kinds] = hired
    at += choices
  }
  return { jobs: jobs.length, kinds, choices, cost, hours }
}

/** A missing hour costs this many times the most expensive hour, so that it is used last. */
const MISSING_HOUR = 1e4

export function missingHourCost({ jobs, kinds, choices, cost, hours }: JobTable): number {
  let dearest = 1
  for (let at = 0; at < jobs * choices; at += choices) {
    const hired = Number.isFinite(cost[at + kinds]) ? cost[at + kinds]! : 0
    for (let choice = at; choice < at + kinds; choice++)
      if (hours[choice]! > NOTHING)
        dearest = Math.max(dearest, (cost[choice]! + hired) / hours[choice]!)
  }
  return MISSING_HOUR * dearest
}
