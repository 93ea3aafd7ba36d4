const AT_ONCE = 4

/** After a failure no further item is started, and those in progress finish. */
export async function forEachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  let hasFailed = false
  const lane = async () => {
    for (const item of queue) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (problem) {
        hasFailed = true
        throw problem
      }
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason
}
