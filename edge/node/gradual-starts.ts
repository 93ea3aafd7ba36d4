/** How many requests one turn of the event loop begins: a few milliseconds of work, even if each token has to be checked. */
const MAX_STARTS = 40

/**
 * Begins what arrives: at once, or in the next turns of the event loop once a turn has begun its share. Without it a thousand
 * requests that arrive together would all be unpacked, and have their tokens checked, in one turn. Those that wait take turns by
 * the name of their sender, which nobody has checked yet; those of one sender begin in order.
 */
export function gradualStarts<Args extends unknown[]>(
  begin: (...args: Args) => void,
  senderOf: (...args: Args) => string,
): (...args: Args) => void {
  /** By sender, the one that began longest ago first. */
  const waiting = new Map<string, Args[]>()
  let begun = 0

  function beginNow(args: Args): void {
    if (begun++ === 0) setImmediate(nextTurn)
    begin(...args)
  }

  function nextTurn(): void {
    begun = 0
    const share: Args[] = []
    while (share.length < MAX_STARTS && waiting.size > 0) share.push(takeNext())
    for (const args of share) beginNow(args)
  }

  function takeNext(): Args {
    const [sender, own] = waiting.entries().next().value!
    const first = own.shift()!
    waiting.delete(sender)
    if (own.length > 0) waiting.set(sender, own)
    return first
  }

  return (...args) => {
    if (begun < MAX_STARTS && waiting.size === 0) return beginNow(args)
    const sender = senderOf(...args)
    const others = waiting.get(sender)
    if (others) others.push(args)
    else waiting.set(sender, [args])
  }
}
