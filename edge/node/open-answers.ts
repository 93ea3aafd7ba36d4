import type { ServerResponse } from 'node:http'
import { tooMuch } from '../errors.ts'
import type { OpenAnswers } from '../http/handle.ts'

export interface OpenAnswerLimits {
  /** Large answers that may be open, of all callers and of one: unread, each holds up to a megabyte. */
  most: number
  mostOfOne: number
  /** A connection without progress is looked at this often, and ended at the first or the second look. */
  stalledMs: number
  /** Without progress for so long, one makes room for a caller with fewer; and for anybody. */
  givenUpForFewerMs: number
  givenUpMs: number
}
const LIMITS: OpenAnswerLimits = {
  most: 160,
  mostOfOne: 32,
  stalledMs: 25_000,
  givenUpForFewerMs: 1000,
  givenUpMs: 10_000,
}

interface Open {
  caller: string
  outgoing: ServerResponse
  progressAt: number
}

/**
 * Bounds the large answers that wait for their callers to read them, of one caller and of all. What is too much is
 * refused before its first byte. A connection that takes nothing is ended, so slow readers hold nothing for ever.
 */
export function openAnswers(limits: Partial<OpenAnswerLimits> = {}) {
  const { most, mostOfOne, stalledMs, givenUpForFewerMs, givenUpMs } = { ...LIMITS, ...limits }
  /** The one whose progress is longest ago comes first. */
  const open = new Set<Open>()

  function counts(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { caller } of open) counts.set(caller, (counts.get(caller) ?? 0) + 1)
    return counts
  }

  /** The answer that makes room for one more of a caller with so many. */
  function givenUp(mine: number, held: Map<string, number>): Open | undefined {
    const largest = Math.max(...held.values())
    const isStill = ({ progressAt }: Open, ms: number) => performance.now() - progressAt >= ms
    const [stalest] = open
    if (stalest && isStill(stalest, givenUpMs)) return stalest
    if (largest <= mine + 1) return undefined
    const ofLargest = [...open].find(({ caller }) => held.get(caller) === largest)
    return ofLargest && isStill(ofLargest, givenUpForFewerMs) ? ofLargest : undefined
  }

  function roomFor(caller: string): 'free' | 'none' | Open {
    const held = counts()
    const mine = held.get(caller) ?? 0
    if (mine >= mostOfOne) return 'none'
    return open.size < most ? 'free' : (givenUp(mine, held) ?? 'none')
  }

  const refusal = () => tooMuch('Too many answers wait to be read.')

  function admit(caller: string, outgoing: ServerResponse): void {
    if (outgoing.destroyed) return
    const room = roomFor(caller)
    if (room === 'none') throw refusal()
    if (room !== 'free') {
      open.delete(room)
      room.outgoing.destroy()
    }
    const answer = { caller, outgoing, progressAt: performance.now() }
    open.add(answer)
    outgoing.on('drain', () => {
      if (!open.delete(answer)) return
      answer.progressAt = performance.now()
      open.add(answer)
    })
    outgoing.once('close', () => open.delete(answer))
    endStalled(outgoing, stalledMs)
  }

  return (outgoing: ServerResponse): OpenAnswers => ({
    check(caller) {
      // Who holds none may have a short answer, which needs no room.
      const holdsSome = [...open].some((one) => one.caller === caller)
      if (holdsSome && roomFor(caller) === 'none') throw refusal()
    },
    admit: (caller) => admit(caller, outgoing),
  })
}

/** Node calls a socket idle only while nothing of what it was given goes out. */
function endStalled(outgoing: ServerResponse, stalledMs: number): void {
  const { socket } = outgoing.req
  outgoing.setTimeout(stalledMs, () => {
    // With nothing left to send it is the caller who waits for us.
    if (socket.writableLength === 0) socket.setTimeout(stalledMs)
    else socket.destroy()
  })
}
