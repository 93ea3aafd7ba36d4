/** How many requests one turn of the event loop begins: a few milliseconds of work, even if each token has to be checked. */
const MAX_STARTS = 40

/**
 * Begins what arrives in order: at once, or in the next turns of the event loop once a turn has begun its share. Without it a
 * thousand requests that arrive together would all be unpacked, and have their tokens checked, in one turn.
 */
export function gradualStarts<Args extends unknown[]>(
  begin: (...args: Args) => void,
): (...args: Args) => void {
  let waiting: Args[] = []
  let begun = 0

  function beginNow(args: Args): void {
    if (begun++ === 0) setImmediate(nextTurn)
    begin(...args)
  }

  function nextTurn(): void {
    begun = 0
    const share = waiting.slice(0, MAX_STARTS)
    waiting = waiting.slice(MAX_STARTS)
    for (const args of share) beginNow(args)
  }

  return (...args) => {
    if (begun < MAX_STARTS && waiting.length === 0) beginNow(args)
    else waiting.push(args)
  }
}
