import type { ServerResponse } from 'node:http'
import { tooMuch } from '../errors.ts'
import type { OpenAnswers } from '../http/handle.ts'

export interface OpenAnswerLimits {
  /** How many large responses may be open, of all callers and of one. An unread one takes up to a megabyte. */
  most: number
  mostOfOne: number
  /** A browser opens no more at once. A caller with more makes room for others at once. */
  mostOfBrowser: number
  /** How often a connection without progress is checked. It is ended at the first or the second check. */
  stalledMs: number
  /** After this time without progress a response makes room for a caller with fewer, and after the second time for anybody. */
  givenUpForFewerMs: number
  givenUpMs: number
}
const LIMITS: OpenAnswerLimits = {
  most: 160,
  mostOfOne: 32,
  mostOfBrowser: 6,
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
 * Limits the large responses that wait for their callers to read them, of one caller and of all. Further ones are refused
 * before the first byte. A connection that takes nothing is ended, so that slow readers hold nothing forever.
 */
export function openAnswers(limits: Partial<OpenAnswerLimits> = {}) {
  const { most, mostOfOne, mostOfBrowser, stalledMs, givenUpForFewerMs, givenUpMs } = {
    ...LIMITS,
    ...limits,
  }
  /** Ordered by last progress, oldest first. */
  const open = new Set<Open>()

  function counts(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { caller } of open) counts.set(caller, (counts.get(caller) ?? 0) + 1)
    return counts
  }

  /** The response that makes room for a further one of a caller who has `mine`. */
  function givenUp(mine: number, held: Map<string, number>): Open | undefined {
    const largest = Math.max(...held.values())
    const isStill = ({ progressAt }: Open, ms: number) => performance.now() - progressAt >= ms
    const [stalest] = open
    if (stalest && isStill(stalest, givenUpMs)) return stalest
    if (largest <= mine + 1) return undefined
    const ofLargest = [...open].find(({ caller }) => held.get(caller) === largest)
    const spareMs = largest > mostOfBrowser ? 0 : givenUpForFewerMs
    return ofLargest && isStill(ofLargest, spareMs) ? ofLargest : undefined
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
      // A caller without any may get a short response, which needs no room.
      const holdsSome = [...open].some((one) => one.caller === caller)
      if (holdsSome && roomFor(caller) === 'none') throw refusal()
    },
    admit: (caller) => admit(caller, outgoing),
  })
}

/** Node reports a socket as idle only while none of its data goes out. */
function endStalled(outgoing: ServerResponse, stalledMs: number): void {
  const { socket } = outgoing.req
  outgoing.setTimeout(stalledMs, () => {
    // If nothing is left to send, the caller waits for us.
    if (socket.writableLength === 0) socket.setTimeout(stalledMs)
    else socket.destroy()
  })
}
