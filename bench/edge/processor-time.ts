import { readdir, readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** Processor time that a process has spent so far, where the system reports it (Linux); null elsewhere. */
export async function processorMs(pid: number | undefined): Promise<number | null> {
  const fields = await statOf(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK : null
}

/** Of the processes of this name that this one has started, the one that has worked most so far. */
export async function busiestChild(name: string): Promise<number | undefined> {
  const found: { pid: number; ms: number }[] = []
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger)
  for (const pid of pids) {
    const fields = await statOf(pid)
    const isChild = fields?.[1] === String(process.pid)
    if (isChild && (await readFile(`/proc/${pid}/comm`, 'utf8')).trim() === name)
      found.push({ pid, ms: (await processorMs(pid)) ?? 0 })
  }
  return found.sort((a, b) => b.ms - a.ms)[0]?.pid
}

/** The fields of the stat file after the name: state, parent, … */
async function statOf(pid: number | undefined): Promise<string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat?.split(') ').at(-1)?.split(' ') ?? null
}
