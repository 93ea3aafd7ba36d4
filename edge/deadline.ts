/**
 * How long a message that is being sent may still take once the host is told to stop. Deferred work gets a second more, to
 * store the outcome.
 */
const GRACE_MS = 2000

/** Runs a request that ends after the timeout, or soon after the host was told to stop. */
export async function withDeadline<T>(
  timeoutMs: number,
  stopping: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController()
  const timers = [setTimeout(() => end.abort(late('TimeoutError')), timeoutMs)]
  const hurry = () => void timers.push(setTimeout(() => end.abort(late('AbortError')), GRACE_MS))
  if (stopping?.aborted) hurry()
  else stopping?.addEventListener('abort', hurry)
  try {
    return await request(end.signal)
  } finally {
    for (const timer of timers) clearTimeout(timer)
    stopping?.removeEventListener('abort', hurry)
  }
}

const late = (name: 'TimeoutError' | 'AbortError') => new DOMException('No response in time', name)

/** Resolves after the pause, or at once when the host is told to stop. */
export function pauseUnless(stopping: AbortSignal | undefined, milliseconds: number) {
  return new Promise<void>((resolve) => {
    if (stopping?.aborted) return resolve()
    const timer = setTimeout(end, milliseconds)
    function end() {
      clearTimeout(timer)
      stopping?.removeEventListener('abort', end)
      resolve()
    }
    stopping?.addEventListener('abort', end)
  })
}
