import { readFile } from 'node:fs/promises'

/** Linux counts processor time of processes in hundredths of a second. */
const MS_PER_TICK = 10
const MS_PER_NS = 1e-6

/** Processor time that a process has spent so far, where the system reports it (Linux); null elsewhere. */
export async function processorMs(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  const fields = stat?.split(') ').at(-1)?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK : null
}

/** Processor time of a process's first thread, to the nanosecond, where the system reports it (Linux); null elsewhere. */
export async function firstThreadMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => null)
  return stat === null ? null : Number(stat.split(' ')[0]) * MS_PER_NS
}

/** The most memory that a process has ever held, where the system reports it (Linux); null elsewhere. */
export async function peakMiB(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kib = /VmHWM:\s+(\d+) kB/.exec(status)?.[1]
  return kib ? Number(kib) / 1024 : null
}
