import { availableParallelism, loadavg } from 'node:os'

/** Even a machine that seems quiet when the journeys begin may get other work. */
const LEAST = 2

/** As many times as long as on a quiet machine: as often as its cores have other work. Workers inherit it, so all wait equally long. */
process.env.PERIGEE_PATIENCE ??= String(
  Math.max(LEAST, (loadavg()[0] ?? 0) / availableParallelism()),
)
const times = Number(process.env.PERIGEE_PATIENCE)

/** How long a journey may wait for what takes up to `ms` on a quiet machine. */
export const patient = (ms: number): number => Math.round(ms * times)
