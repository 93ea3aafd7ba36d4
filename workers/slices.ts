export interface Slices {
  total: number
  /** Small enough to cancel quickly and to share evenly, large enough to be worth a message. */
  size: number
}

export type Progress = (done: number, total: number) => void

/** Work over an index range, slice by slice; results come in the order of the slices, whichever ends first. */
export async function overSlices<T>(
  { total, size }: Slices,
  run: (from: number, to: number) => Promise<T>,
  onProgress?: Progress,
): Promise<T[]> {
  let done = 0
  onProgress?.(0, total)
  const starts = Array.from({ length: Math.ceil(total / size) }, (_, slice) => slice * size)
  return Promise.all(
    starts.map(async (from) => {
      const to = Math.min(from + size, total)
      const part = await run(from, to)
      done += to - from
      onProgress?.(done, total)
      return part
    }),
  )
}
