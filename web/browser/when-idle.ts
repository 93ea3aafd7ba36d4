/** Runs work once the page has nothing more urgent to do, and soon in any case; returns how to take it back. */
export function whenIdle(work: () => void, latestMs = 2000): () => void {
  // Safari has no idle moments to offer.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
